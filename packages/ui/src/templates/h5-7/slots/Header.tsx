import { useState } from 'react';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { GuestButtons } from '../../../patterns/GuestWelcome/index.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { BrandLink } from '../../../patterns/SiteLogo/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { HeaderProps, HeaderTexts } from '../../../slots/contract.ts';
import type { GuestModel, MemberModel, SessionModel } from '../../../slots/models.ts';
import { Figures } from '../../_h5/parts/Figures.tsx';
import * as page from '../../_h5/parts/page.css.ts';
import { AccountMenu } from '../../_h5/slots/AccountMenu.tsx';
import { RefreshBalance } from '../../_h5/slots/Balance.tsx';
import { Header as SlimHeader } from '../../_h5/slots/Header.tsx';
import * as css from './Header.css.ts';

const look = { brand: css.brand, logo: css.logo, brandName: css.brandName };

/** The balance card below logo and account at home; elsewhere the slim bar of the base (SHELL-43x). */
export function Header(props: HeaderProps) {
  return props.atHome ? <CardHeader {...props} /> : <SlimHeader {...props} />;
}

function CardHeader({ site, session, language, texts }: HeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.root} data-menu={menuOpen ? '' : undefined}>
      <div className={`${css.bar} ${page.column}`}>
        <BrandLink site={site} texts={texts} look={look} />
        {session.kind === 'member' ? (
          <AccountMenu member={session} language={language} texts={texts} open={menuOpen} onOpenChange={setMenuOpen} />
        ) : (
          <LanguageSelector compact language={language} label={texts.language} />
        )}
      </div>
      <BalanceCard session={session} texts={texts} />
    </header>
  );
}

interface BalanceCardProps {
  readonly session: SessionModel;
  readonly texts: HeaderTexts;
}

/**
 * The card of the wallet: balance, recall and quick actions; for guests, an invitation of the same size to sign in (WAL-03).
 */
function BalanceCard({ session, texts }: BalanceCardProps) {
  return (
    <section
      className={`${css.card} ${page.column}`}
      aria-label={session.kind === 'member' ? texts.wallet : texts.welcomeTitle}
    >
      {session.kind === 'member' ? <Member member={session} texts={texts} /> : <Guest guest={session} texts={texts} />}
    </section>
  );
}

function Guest({ guest, texts }: { readonly guest: GuestModel; readonly texts: HeaderTexts }) {
  return (
    <>
      <div className={css.top} data-guest="held">
        <h2 className={css.title}>{texts.welcomeTitle}</h2>
        <p className={css.body}>{texts.welcomeBody}</p>
      </div>
      <GuestButtons guest={guest} wide className={css.entries} login={css.login} texts={texts} />
    </>
  );
}

function Member({ member, texts }: { readonly member: MemberModel; readonly texts: HeaderTexts }) {
  const { balance, balanceStale, onWallet, recall, actions = [] } = member;
  const waiting = recall !== undefined && recall.secondsLeft > 0;
  return (
    <>
      <div className={css.top}>
        <div className={css.caption}>
          <h2 className={css.name}>{texts.balance}</h2>
          <RefreshBalance member={member} className={css.refresh} texts={texts} />
        </div>
        <div className={css.line}>
          <button type="button" className={css.amount} title={texts.wallet} onClick={onWallet}>
            <Figures amount={balance} stale={balanceStale && texts.stale} />
          </button>
          {recall && (
            <Button
              variant="gold"
              pill
              className={css.recall}
              onClick={recall.onRecall}
              disabled={waiting}
              loading={recall.busy}
            >
              {waiting ? texts.recallWait({ seconds: recall.secondsLeft }) : texts.recall}
            </Button>
          )}
        </div>
      </div>
      <ul role="list" className={css.actions}>
        {actions.map((action) => (
          <li key={action.name} className={css.place}>
            <DestinationLink to={action} className={css.action}>
              <span className={css.icon} data-glyph={action.name} aria-hidden="true" />
              <span className={css.label}>{action.label}</span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </>
  );
}
