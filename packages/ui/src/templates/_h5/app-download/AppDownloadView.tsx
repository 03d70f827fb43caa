import { HomeScreenSteps, NoApps } from '../../../patterns/AppDownload/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { AppDownloadViewProps } from '../../../views/app-download/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './AppDownloadView.css.ts';

/** Large buttons to the apps, and the steps to the home screen. No QR codes: a phone cannot scan its own screen (SHELL-02x). */
export default function AppDownloadView({ siteName, apps, steps, homeHref, texts }: AppDownloadViewProps) {
  return (
    <div className={`${page.column} ${content.root}`}>
      <PageHead title={texts.title({ site: siteName })} intro={texts.intro} />
      {apps.length === 0 ? (
        <NoApps homeHref={homeHref} texts={texts} />
      ) : (
        <ul role="list" className={css.apps}>
          {apps.map(({ kind, title, href }) => (
            <li key={kind}>
              <Button variant="gold" size="lg" block href={href}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h2 className={css.heading}>{texts.add}</h2>
      <HomeScreenSteps steps={steps} card={content.card} />
    </div>
  );
}
