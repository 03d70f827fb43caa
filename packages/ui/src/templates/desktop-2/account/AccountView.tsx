import type { AccountViewProps } from '../../../views/account/contract.ts';
import Base from '../../_desktop/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre of the lobby: its sections are a rail at the edge of the window, like the halls. */
export default function AccountView(props: AccountViewProps) {
  return <Base {...props} className={css.root} />;
}
