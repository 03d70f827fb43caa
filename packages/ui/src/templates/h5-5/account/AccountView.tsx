import type { AccountViewProps } from '../../../views/account/contract.ts';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre, as dense as the other pages: session in one line, facts close together. */
export default function AccountView(props: AccountViewProps) {
  return <Base {...props} className={css.root} />;
}
