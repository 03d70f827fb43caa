import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { HallIcon } from '../../../patterns/HallTabs/index.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { FooterLink, HeaderProps, TabItem } from '../../../slots/contract.ts';
import * as bar from '../../_h5/slots/TabBar.css.ts';
import * as css from './Menu.css.ts';
import { MenuSession } from './MenuSession.tsx';

/** Entries of the menu that a header does not get: those of a bottom bar, and the pages of the footer. */
export interface MenuEntries {
  readonly tabs: readonly TabItem[];
  readonly pages: { readonly label: string; readonly links: readonly FooterLink[] } | null;
}

export interface MenuProps extends HeaderProps, MenuEntries {
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
