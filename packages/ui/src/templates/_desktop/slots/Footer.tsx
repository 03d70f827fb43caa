import { useId } from 'react';
import { Link } from '../../../primitives/Link/index.ts';
import { SiteLogo } from '../../../patterns/SiteLogo/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderMark } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FooterProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './Footer.css.ts';

/** Partners, links of the site, customer service and the legal line (SHELL-43x). */
export function Footer({ site, links, highlights, sponsors, providers, onCustomerService, texts }: FooterProps) {
  const id = useId();
  return (
    <footer className={css.root}>
      <div className={page.column}>
        {highlights.length > 0 && (
          <ul role="list" className={css.highlights}>
            {highlights.map(({ id: key, title, text }) => (
              <li key={key} className={css.highlight}>
                <span className={css.highlightTitle}>{title}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {providers.length > 0 && (
          <section aria-label={texts.providers}>
            <ul role="list" className={css.marksLine}>
              {providers.map(({ id: key, name, icon }) => (
                <li key={key}>
                  <ProviderMark icon={icon} alt={name} className={css.mark} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={css.middle}>
          <div className={css.house}>
            <SiteLogo site={site} className={css.logo} alt={site.name} lazy>
              <span className={css.name}>{site.name}</span>
            </SiteLogo>
            <p>{texts.responsible}</p>
            {sponsors && (
              <p>
                <Link href={sponsors.href} className={css.sponsors}>
                  {sponsors.title}
                </Link>
                <span>{sponsors.names.join(' · ')}</span>
              </p>
            )}
          </div>
          {links.length > 0 ? (
            <nav aria-labelledby={id}>
              <p className={css.title} id={id}>
                {texts.links}
              </p>
              <ul role="list" className={css.links}>
                {links.map((link) => (
                  <li key={link.id}>
                    <DestinationLink to={link} className={css.link}>
                      {link.icon && (
                        <img className={css.icon} src={link.icon} alt="" width={20} height={20} loading="lazy" />
                      )}
                      {link.title}
                      {link.external && <span aria-hidden="true">&nbsp;↗</span>}
                    </DestinationLink>
                  </li>
                ))}
              </ul>
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
        <p className={css.last}>{texts.rights}</p>
      </div>
    </footer>
  );
}
