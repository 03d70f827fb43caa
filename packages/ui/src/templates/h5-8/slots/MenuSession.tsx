import { visuallyHidden } from '../../../foundations/text.css.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Verbatim } from '../../../primitives/Verbatim/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as css from './Menu.css.ts';

export interface MenuSessionProps extends Pick<HeaderProps, 'session' | 'texts'> {
  readonly onClose: () => void;
}

/** The visitor: account and balance of a member, or sign-in and registration for a guest (SHELL-43x). */
export function MenuSession({ session, texts, onClose }: MenuSessionProps) {
  const closing = (action: () => void) => (): void => {
    onClose();
    action();
  };
  if (session.kind === 'guest') {
    const { onLogin, onRegister } = session;
    return (
      <div className={css.session}>
        <Button variant="gold" block onClick={closing(onLogin)}>
          {texts.login}
        </Button>
        {onRegister && (
          <Button variant="outline" block onClick={closing(onRegister)}>
            {texts.register}
          </Button>
        )}
      </div>
    );
  }
  const { account, balance, balanceBusy, balanceStale, onRefreshBalance, onWallet, centreHref, unreadLetters } =
    session;
  return (
    <div className={css.session}>
      <p className={css.account}>
        <Avatar name={account} />
        <span>
          <Verbatim>{account}</Verbatim>
          <span className={css.amount}>
            <span>{`${texts.balance}: `}</span>
            <Amount value={balance} stale={balanceStale && texts.stale} />
          </span>
        </span>
      </p>
      <Button variant="gold" block onClick={closing(onWallet)}>
        {texts.wallet}
      </Button>
      <Button variant="outline" block loading={balanceBusy} onClick={onRefreshBalance}>
        {texts.refreshBalance}
      </Button>
      <Button variant="outline" block href={centreHref} onClick={onClose}>
        {texts.centre}
        {unreadLetters > 0 && (
          <span className={css.badge}>
            <span className={visuallyHidden}>{`${texts.unread}: `}</span>
            <Badge count={unreadLetters} />
          </span>
        )}
      </Button>
    </div>
  );
}
