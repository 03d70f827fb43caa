import { PageHead as Head, type PageHeadProps } from '../../../patterns/PageHead/index.ts';
import * as css from './content.css.ts';

/** The head of text pages. */
export function PageHead(props: PageHeadProps) {
  return <Head {...props} className={css.head} />;
}
