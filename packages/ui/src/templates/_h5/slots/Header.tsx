import { useState } from 'react';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Balance } from './Balance.tsx';
import { GuestActions } from './GuestActions.tsx';
import * as css from './Header.css.ts';
import { HeaderStart } from './HeaderStart.tsx';

/** Logo and session at the top of every page; on inner pages a back button replaces the logo (SHELL-43x). */
export function Header({ site, session, language, page: inner, texts }: HeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.root} data-menu={menuOpen ? '' : undefined}>
      <div className={`${css.bar} ${page.column}`}>
        <HeaderStart site={site} page={inner} texts={texts} />
        {session.kind === 'member' ? (
          <>
            <Balance member={session} brief={inner !== undefined} texts={texts} />
            <AccountMenu
              member={session}
              language={language}
              texts={texts}
              open={menuOpen}
              onOpenChange={setMenuOpen}
            />
          </>
        ) : (
          <>
            <GuestActions guest={session} brief={inner !== undefined} texts={texts} />
            <LanguageSelector compact language={language} label={texts.language} />
          </>
        )}
      </div>
    </header>
  );
}
