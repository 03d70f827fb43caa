import { visuallyHidden } from '../../../foundations/text.css.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { MemberModel, SessionModel } from '../../../slots/models.ts';
import * as icons from '../parts/icons.css.ts';
import * as css from './Session.css.ts';

/** The session: account, balance and actions (SHELL-43x). */
export function Session({ session, texts }: { readonly session: SessionModel; readonly texts: HeaderTexts }) {
  if (session.kind === 'member') return <Member member={session} texts={texts} />;
  return (
    <div className={`${css.strip} ${css.guest}`} data-guest="held">
      <span className={session.form === undefined ? undefined : css.instead}>
        <Button variant="outline" onClick={session.onLogin}>
          {texts.login}
        </Button>
      </span>
      {session.onRegister && (
        <Button variant="gold" onClick={session.onRegister}>
          {texts.register}
        </Button>
      )}
    </div>
  );
}

function Member({ member, texts }: { readonly member: MemberModel; readonly texts: HeaderTexts }) {
  const { account, balance, balanceBusy, balanceStale, unreadLetters } = member;
  return (
    <div className={css.strip}>
      <Link href={member.centreHref} className={css.account}>
        <span className={visuallyHidden}>{`${texts.centre}: `}</span>
        <Avatar name={account} />
        <span className={css.name} title={account} translate="no">
          {account}
        </span>
        {unreadLetters > 0 && (
          <>
            <span className={visuallyHidden}>{`${texts.unread}: `}</span>
            <Badge count={unreadLetters} />
          </>
        )}
      </Link>
      <span className={css.balance}>
        <span className={css.amount} title={texts.balance}>
          <span className={visuallyHidden}>{`${texts.balance}: `}</span>
          <Amount value={balance} stale={balanceStale && texts.stale} />
        </span>
        <button
          type="button"
          className={css.round}
          aria-label={texts.refreshBalance}
          title={texts.refreshBalance}
          aria-busy={balanceBusy}
          onClick={member.onRefreshBalance}
        >
          <span className={icons.refresh} aria-hidden="true" />
        </button>
      </span>
      <Button variant="gold" onClick={member.onWallet}>
        {texts.wallet}
      </Button>
      <Button variant="ghost" onClick={member.onLogout}>
        {texts.logout}
      </Button>
    </div>
  );
}
