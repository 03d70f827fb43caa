import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { BrandLink } from '../../../patterns/SiteLogo/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import { HallMenu } from './HallMenu.tsx';
import * as css from './Header.css.ts';
import { Session } from './Session.tsx';

const look = { brand: css.brand, logo: css.logo, brandName: css.brandName };

/** Logo, language and session above the halls. Sticky at the top of the page (SHELL-43x). */
export function Header({ site, halls, bare = false, session, language, search, texts }: HeaderProps) {
  return (
    <header className={css.root}>
      <div className={`${css.bar} ${page.column}`}>
        <BrandLink site={site} texts={texts} look={look} />
        {session.kind === 'guest' && session.form !== undefined && (
          <div className={css.form} data-guest="held">
            {session.form}
          </div>
        )}
        {search && (
          <Link href={search.href} className={css.search} aria-label={search.label} title={search.label}>
            {null}
          </Link>
        )}
        <LanguageSelector language={language} label={texts.language} />
        <Session session={session} texts={texts} />
      </div>
      {bare ? null : halls.length > 0 ? (
        <HallMenu halls={halls} texts={texts} />
      ) : (
        <div className={css.navLine} data-waiting="" />
      )}
    </header>
  );
}
