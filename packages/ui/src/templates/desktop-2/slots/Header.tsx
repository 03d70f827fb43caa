import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { BrandLink } from '../../../patterns/SiteLogo/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import { Session } from '../../_desktop/slots/Session.tsx';
import * as css from './Header.css.ts';

const look = { brand: css.brand, logo: css.logo, brandName: css.brandName };

/** One slim line: logo, search of all games, language and session. Sticky at the top of the page (SHELL-43x). */
export function Header({ site, session, language, search, texts }: HeaderProps) {
  const form = session.kind === 'guest' ? session.form : undefined;
  return (
    <header className={css.root} data-form={form === undefined ? undefined : ''}>
      <BrandLink site={site} texts={texts} look={look} />
      {search && (
        <DestinationLink to={search} className={css.search} label={search.label}>
          <span className={css.searchLabel}>{search.label}</span>
          {search.onOpen && <span className={css.shortcut} aria-hidden="true" />}
        </DestinationLink>
      )}
      {form !== undefined && (
        <div className={css.form} data-guest="held">
          {form}
        </div>
      )}
      <span className={css.end}>
        <LanguageSelector language={language} label={texts.language} compact />
        <Session session={session} texts={texts} />
      </span>
    </header>
  );
}
