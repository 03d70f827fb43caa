import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/index.ts';
import * as css from './content.css.ts';
import * as page from './page.css.ts';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly intro?: string | undefined;
  /** Where the page belongs. */
  readonly parent?: { readonly title: string; readonly href: string } | null | undefined;
}

/** The band that heads a page of words. */
export function PageHead({ title, intro, parent }: PageHeadProps) {
  return (
    <div className={css.band}>
      <div className={`${page.column} ${css.bandInside}`}>
        {parent && (
          <Link href={parent.href} className={css.parent}>
            <span aria-hidden="true">‹</span>
            {parent.title}
          </Link>
        )}
        <h1 className={css.title}>{title}</h1>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
    </div>
  );
}
