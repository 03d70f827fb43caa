import type { AccountViewProps } from '../../../views/account/contract.ts';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre, dense as the rest: session in one line, facts close together. */
export default function AccountView(props: AccountViewProps) {
  return <Base {...props} className={css.root} />;
}
