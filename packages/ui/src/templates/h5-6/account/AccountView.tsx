import type { AccountViewProps } from '../../../views/account/contract.ts';
import Base from '../../_h5/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre: the session from edge to edge below the bar, like the hero of home. */
export default function AccountView(props: AccountViewProps) {
  return <Base {...props} className={css.root} />;
}
