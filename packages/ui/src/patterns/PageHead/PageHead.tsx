import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import * as css from './PageHead.css.ts';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Class of the title, in addition to its own. */
  readonly titleClass?: string | undefined;
  readonly intro?: string | undefined;
  /** Parent page. */
  readonly parent?: { readonly title: string; readonly href: string } | null | undefined;
}

/** Head of a text page: link to the parent, title, lead. As wide as the page's column unless a class places it. */
export function PageHead({
  title,
  titleClass,
  intro,
  parent,
  className,
}: PageHeadProps & { readonly className?: string }) {
  return (
    <div className={classes(css.root, className ?? css.column)}>
      {parent && (
        <Link href={parent.href} className={css.parent}>
          <span aria-hidden="true">‹</span>
          {parent.title}
        </Link>
      )}
      <h1 className={classes(css.title, titleClass)}>{title}</h1>
      {intro && <p className={css.intro}>{intro}</p>}
    </div>
  );
}
