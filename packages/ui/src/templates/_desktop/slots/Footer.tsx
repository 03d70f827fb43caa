import { useId } from 'react';
import { SiteLogo } from '../../../patterns/SiteLogo/index.ts';
import { FooterHighlights, FooterLinks, FooterSponsors } from '../../../patterns/FooterParts/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FooterProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './Footer.css.ts';

/** Partners, links of the site, customer service and the legal notice (SHELL-43x). */
export function Footer(props: FooterProps) {
  const { site, year, links, highlights, sponsors, providers, onCustomerService, texts } = props;
  const id = useId();
  return (
    <footer className={css.root}>
      <div className={page.column}>
        <FooterHighlights highlights={highlights} className={css.highlights} />
        {providers.length > 0 && (
          <ul role="list" className={css.providerLogos} aria-label={texts.providers}>
            {providers.map(({ id: key, name, icon }) => (
              <li key={key}>
                <ProviderLogo icon={icon} alt={name} className={css.providerLogo} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.middle}>
          <div className={css.house}>
            <SiteLogo site={site} className={css.logo} alt={site.name} lazy>
              <span className={css.name}>{site.name}</span>
            </SiteLogo>
            <p>{texts.responsible}</p>
            <FooterSponsors sponsors={sponsors} link={css.sponsors} />
          </div>
          {links.length > 0 ? (
            <nav aria-labelledby={id}>
              <p className={css.title} id={id}>
                {texts.links}
              </p>
              <FooterLinks links={links} className={css.links} link={css.link} />
            </nav>
          ) : (
            <span />
          )}
          {onCustomerService && (
            <Button variant="outline" onClick={onCustomerService}>
              {texts.customerService}
            </Button>
          )}
        </div>
        <p className={css.last}>{texts.rights({ year, site: site.name })}</p>
      </div>
    </footer>
  );
}
