import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { GuestWelcome } from '../../../patterns/GuestWelcome/index.ts';
import type { MemberModel } from '../../../slots/models.ts';
import type { HomeTexts, HomeVisitor } from '../../../views/home/contract.ts';
import * as css from './VisitorCard.css.ts';

/** The card of the visitor: for guests the invitation to sign in, for members account, balance and wallet (AUTH-05). */
export function VisitorCard({ session, texts }: { readonly session: HomeVisitor; readonly texts: HomeTexts }) {
  if (session.kind === 'member')
    return <session.Member render={(member) => <Member member={member} texts={texts} />} />;
  return <GuestWelcome guest={session} heading="h1" wide className={css.guest} texts={texts} />;
}

function Member({ member, texts }: { readonly member: MemberModel; readonly texts: HomeTexts }) {
  const { account, balance, balanceStale, centreHref, onWallet } = member;
  return (
    <section className={css.member} aria-label={texts.welcomeTitle}>
      <div className={css.who}>
        <Avatar name={account} />
        <div className={css.words}>
          <h1 className={css.title}>{texts.welcomeTitle}</h1>
          <Link href={centreHref} className={css.account} title={account}>
            {account}
          </Link>
        </div>
      </div>
      <p className={css.purse}>
        <span className={css.caption}>{texts.balance}</span>
        <strong className={css.amount}>
          <Amount value={balance} stale={balanceStale && texts.stale} />
        </strong>
      </p>
      <Button variant="gold" block onClick={onWallet}>
        {texts.wallet}
      </Button>
    </section>
  );
}
