import { visuallyHidden } from '../../../foundations/text.css.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { MemberModel } from '../../../slots/models.ts';
import * as icons from '../parts/icons.css.ts';
import * as css from './session.css.ts';

/** Length of an amount from which the font is smaller, so that it is never clipped. */
const long = 14;

export interface BalanceProps {
  readonly member: MemberModel;
  /** Beside a page's title: only the amount, hidden on the narrowest phones. */
  readonly brief: boolean;
  readonly texts: HeaderTexts;
}

/** The balance: a press opens the wallet, the arrow beside it refreshes. */
export function Balance({ member, brief, texts }: BalanceProps) {
  const { balance, balanceStale, onWallet } = member;
  const isLong = (balance?.length ?? 0) >= long;
  return (
    <span className={css.balance} data-brief={brief ? '' : undefined} data-long={isLong ? '' : undefined}>
      <button type="button" className={css.amount} onClick={onWallet} title={texts.wallet}>
        <span className={visuallyHidden}>{`${texts.balance}: `}</span>
        <Amount value={balance} stale={balanceStale && texts.stale} />
      </button>
      {!brief && <RefreshBalance member={member} className={css.refresh} texts={texts} />}
    </span>
  );
}

export interface RefreshBalanceProps extends Pick<BalanceProps, 'member' | 'texts'> {
  readonly className: string;
}

/** The button that refreshes the balance. */
export function RefreshBalance({ member, className, texts }: RefreshBalanceProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.refreshBalance}
      aria-busy={member.balanceBusy}
      onClick={member.onRefreshBalance}
    >
      <span className={icons.refresh} aria-hidden="true" />
    </button>
  );
}
