import { PageHead as Head, type PageHeadProps } from '../../../patterns/PageHead/index.ts';
import * as css from './content.css.ts';

interface Props extends PageHeadProps {
  /** The header of the page shows the same title. */
  readonly said?: boolean;
}

/** The head of text pages. */
export function PageHead({ said = false, ...props }: Props) {
  return <Head {...props} className={css.head} titleClass={said ? css.said : undefined} />;
}
