import { FooterHighlights, FooterLinks, FooterSponsors } from '../../../patterns/FooterParts/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FooterProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './Footer.css.ts';

/** Links of the site, partners, customer service and the legal notice, for phones (SHELL-43x). */
export function Footer(props: FooterProps) {
  const { site, year, links, highlights, sponsors, providers, onCustomerService, texts } = props;
  return (
    <footer className={css.root}>
      <div className={`${css.inside} ${page.column}`}>
        {links.length > 0 && (
          <nav aria-label={texts.links}>
            <FooterLinks links={links} className={css.links} link={css.link} />
          </nav>
        )}
        <FooterHighlights highlights={highlights} className={css.highlights} />
        {providers.length > 0 && (
          <ul role="list" className={css.providerLogos} aria-label={texts.providers}>
            {providers.map(({ id, name, icon }) => (
              <li key={id}>
                <ProviderLogo icon={icon} alt={name} className={css.providerLogo} />
              </li>
            ))}
          </ul>
        )}
        {onCustomerService && (
          <Button variant="outline" block onClick={onCustomerService}>
            {texts.customerService}
          </Button>
        )}
        <div className={css.last}>
          <FooterSponsors sponsors={sponsors} link={css.sponsors} />
          <p>{texts.responsible}</p>
          <p>{texts.rights({ year, site: site.name })}</p>
        </div>
      </div>
    </footer>
  );
}
