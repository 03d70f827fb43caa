import { Button } from '../../primitives/Button/index.ts';
import { firstGrapheme } from '../../foundations/firstGrapheme.ts';
import { Link } from '../../primitives/Link/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { SponsorViewProps } from '../../views/sponsor/contract.ts';
import { ListStates } from '../ListStates/index.ts';
import * as css from './SponsorList.css.ts';

const expected = 3;

export interface SponsorListProps extends SponsorViewProps {
  /** Height of a skeleton card; any CSS length. */
  readonly cardHeight: string;
  readonly className?: string | undefined;
}

/** Sponsors as cards in every load state: logo, name, text (SHELL-03). */
export function SponsorList({ sponsors, homeHref, cardHeight, className, texts }: SponsorListProps) {
  const list = classes(css.list, className);
  const home = (
    <Button variant="outline" href={homeHref}>
      {texts.home}
    </Button>
  );
  return (
    <ListStates
      list={sponsors}
      waiting={
        <div className={list}>
          {Array.from({ length: expected }, (_, index) => (
            <Skeleton key={index} height={cardHeight} />
          ))}
        </div>
      }
      empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint, action: home }}
      texts={texts}
    >
      {(items) => (
        <ul role="list" className={list}>
          {items.map(({ id, name, html, image, href }) => (
            <li key={id} className={css.card}>
              <div className={css.plate} aria-hidden="true">
                {image ? <img className={css.logo} src={image} alt="" loading="lazy" /> : firstGrapheme(name)}
              </div>
              <div className={css.words}>
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
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}
