import type { AccountViewProps } from '../../../views/account/contract.ts';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre: the session is a bank card, like on home. */
export default function AccountView(props: AccountViewProps) {
  return <Base {...props} className={css.root} />;
}
