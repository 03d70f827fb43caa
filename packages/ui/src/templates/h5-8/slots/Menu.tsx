import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { HallIcon } from '../../../patterns/HallTabs/index.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import { Verbatim } from '../../../primitives/Verbatim/index.ts';
import type { FooterLink, HeaderProps, TabItem } from '../../../slots/contract.ts';
import * as bar from '../../_h5/slots/TabBar.css.ts';
import * as css from './Menu.css.ts';

/** Entries of the menu that a header does not get: those of a bottom bar, and the pages of the footer. */
export interface MenuEntries {
  readonly tabs: readonly TabItem[];
  readonly pages: { readonly label: string; readonly links: readonly FooterLink[] } | null;
}

interface MenuProps extends HeaderProps, MenuEntries {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Entries of a bottom bar that the menu shows elsewhere: the session above, the halls below. */
const elsewhere: readonly TabItem['name'][] = ['login', 'wallet', 'account', 'halls'];

/** The menu at the side: session, main pages, halls, search, pages of the site, and languages, each a line of its own. */
export default function Menu({ open, onClose, tabs, pages, halls, session, language, search, texts }: MenuProps) {
  return (
    <Sheet side="left" open={open} onClose={onClose} title={texts.menu} closeLabel={texts.close}>
      <div className={css.root}>
        <MenuSession session={session} texts={texts} onClose={onClose} />
        <ul role="list" className={css.list}>
          {tabs
            .filter(({ name }) => !elsewhere.includes(name))
            .map((item) => (
              <li key={item.name}>
                <DestinationLink to={item} className={css.row} current={item.active} onPress={onClose}>
                  <span className={bar.icon} data-glyph={item.name} aria-hidden="true" />
                  <span>{item.label}</span>
                </DestinationLink>
              </li>
            ))}
        </ul>
        {halls.length > 0 && (
          <nav aria-label={texts.halls}>
            <h3 className={css.title}>{texts.halls}</h3>
            <ul className={css.list}>
              {halls.map((hall) => (
                <li key={hall.id}>
                  <DestinationLink to={hall} className={css.row} current={hall.active} onPress={onClose}>
                    <HallIcon hall={hall} active={hall.active} />
                    <span>{hall.name}</span>
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {search && (
          <Button variant="outline" block href={search.href} onClick={onClose}>
            {search.label}
          </Button>
        )}
        {pages && pages.links.length > 0 && (
          <nav aria-label={pages.label}>
            <h3 className={css.title}>{pages.label}</h3>
            <ul className={css.list}>
              {pages.links.map((link) => (
                <li key={link.id}>
                  <DestinationLink to={link} className={css.row} onPress={onClose}>
                    {link.title}
                  </DestinationLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h3 className={css.title}>{texts.language}</h3>
          <LanguageSelector className={css.language} language={language} label={texts.language} />
        </div>
        {session.kind === 'member' && (
          <Button
            variant="outline"
            block
            onClick={() => {
              onClose();
              session.onLogout();
            }}
          >
            {texts.logout}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface MenuSessionProps extends Pick<HeaderProps, 'session' | 'texts'> {
  readonly onClose: () => void;
}

/** The visitor: account and balance of a member, or sign-in and registration for a guest (SHELL-43x). */
function MenuSession({ session, texts, onClose }: MenuSessionProps) {
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
