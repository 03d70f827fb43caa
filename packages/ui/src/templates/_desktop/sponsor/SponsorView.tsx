import { ListStates } from '../../../patterns/ListStates/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { RichText } from '../../../primitives/RichText/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { SponsorViewProps } from '../../../views/sponsor/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './SponsorView.css.ts';

const expected = 3;

/** Sponsors as cards (SHELL-03). */
export default function SponsorView({ sponsors, homeHref, texts }: SponsorViewProps) {
  const home = (
    <Button variant="outline" href={homeHref}>
      {texts.home}
    </Button>
  );
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <div className={`${page.column} ${content.body}`} aria-busy={sponsors.state === 'loading'}>
        <ListStates
          list={sponsors}
          waiting={
            <div className={css.grid}>
              {Array.from({ length: expected }, (_, index) => (
                <Skeleton key={index} height="260px" />
              ))}
            </div>
          }
          empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint, action: home }}
          texts={texts}
        >
          {(items) => (
            <ul role="list" className={css.grid}>
              {items.map(({ id, name, html, image, href }) => (
                <li key={id} className={css.card}>
                  <div className={css.plate} aria-hidden="true">
                    {image ? <img className={css.logo} src={image} alt="" loading="lazy" /> : name.slice(0, 1)}
                  </div>
                  <h2 className={css.name}>
                    {href ? (
                      <Link href={href} className={css.link}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </h2>
                  {html && <RichText html={html} className={css.text} />}
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      </div>
    </>
  );
}
