import { ErrorReport } from '../../../patterns/ErrorReport/index.ts';
import type { ErrorViewProps } from '../../../views/error/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './ErrorView.css.ts';

/** The error page on phones (SHELL-45). */
export default function ErrorView(props: ErrorViewProps) {
  return <ErrorReport {...props} wide className={`${page.column} ${css.root}`} />;
}
