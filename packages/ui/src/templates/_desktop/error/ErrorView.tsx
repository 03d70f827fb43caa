import { ErrorReport } from '../../../patterns/ErrorReport/index.ts';
import type { ErrorViewProps } from '../../../views/error/contract.ts';
import * as css from './ErrorView.css.ts';

/** The error page in the middle of the window (SHELL-45). */
export default function ErrorView(props: ErrorViewProps) {
  return <ErrorReport {...props} className={css.root} />;
}
