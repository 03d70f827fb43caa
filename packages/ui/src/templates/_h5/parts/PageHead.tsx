import { PageHead as Head, type PageHeadProps } from '../../../patterns/PageHead/index.ts';
import * as css from './content.css.ts';

/** What heads a page of words. */
export function PageHead(props: PageHeadProps) {
  return <Head {...props} className={css.head} />;
}
