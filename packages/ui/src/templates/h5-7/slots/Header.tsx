import { useState } from 'react';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { BrandLink } from '../../../patterns/SiteLogo/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { AccountMenu } from '../../_h5/slots/AccountMenu.tsx';
import { Header as SlimHeader } from '../../_h5/slots/Header.tsx';
import { BalanceCard } from './BalanceCard.tsx';
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
