import { PageHead as Head, type PageHeadProps } from '../../../patterns/PageHead/index.ts';
import * as css from './content.css.ts';
import * as page from './page.css.ts';

/** The head of text pages, as a band. */
export function PageHead(props: PageHeadProps) {
  return (
    <div className={css.band}>
      <Head {...props} className={`${page.column} ${css.bandInside}`} />
    </div>
  );
}
