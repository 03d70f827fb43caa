import { HomeScreenSteps, NoApps } from '../../../patterns/AppDownload/index.ts';
import { ScanCode } from '../../../patterns/ScanCode/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { AppDownloadViewProps } from '../../../views/app-download/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './AppDownloadView.css.ts';

/** Apps with QR codes, and the steps to the home screen (SHELL-02x). */
export default function AppDownloadView({ siteName, apps, steps, homeHref, texts }: AppDownloadViewProps) {
  return (
    <>
      <PageHead title={texts.title({ site: siteName })} intro={texts.intro} />
      <div className={`${page.column} ${content.body}`}>
        {apps.length === 0 ? (
          <NoApps homeHref={homeHref} texts={texts} />
        ) : (
          <ul role="list" className={css.apps}>
            {apps.map(({ kind, title, href, code }) => (
              <li key={kind} className={`${content.card} ${css.app}`}>
                <ScanCode code={code} className={css.code} />
                <div className={css.words}>
                  <h2 className={css.name}>{title}</h2>
                  <p className={css.hint}>{texts.scan}</p>
                  <Button variant="gold" href={href}>
                    {title}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <section>
          <h2 className={css.heading}>{texts.add}</h2>
          <HomeScreenSteps steps={steps} card={content.card} className={css.steps} />
        </section>
      </div>
    </>
  );
}
