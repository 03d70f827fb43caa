import { useState } from 'react';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { SiteLogo } from '../../../patterns/SiteLogo/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import { BackIcon } from '../parts/BackIcon.tsx';
import * as page from '../parts/page.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Balance } from './Balance.tsx';
import { GuestActions } from './GuestActions.tsx';
import * as css from './Header.css.ts';

/** Logo and session at the top of every page; on inner pages a back button replaces the logo (SHELL-43x). */
export function Header({ site, session, language, page: inner, texts }: HeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.root} data-menu={menuOpen ? '' : undefined}>
      <div className={`${css.bar} ${page.column}`}>
        {inner ? (
          <>
            <IconButton className={css.back} label={texts.back} icon={<BackIcon />} onClick={inner.onBack} />
            <span className={css.pageTitle} title={inner.title}>
              {inner.title}
            </span>
          </>
        ) : (
          <Link href={site.homeHref} className={css.brand} aria-label={`${site.name} – ${texts.home}`}>
            <SiteLogo site={site} className={css.logo}>
              <span className={css.brandName}>{site.name}</span>
            </SiteLogo>
          </Link>
        )}
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
