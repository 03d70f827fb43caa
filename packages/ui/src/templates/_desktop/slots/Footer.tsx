import { useId } from 'react';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderMark } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FooterProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './Footer.css.ts';

/** Partners, links of the site, customer service and the legal line (SHELL-43x). */
export function Footer({ site, links, providers, onCustomerService, texts }: FooterProps) {
  const id = useId();
  return (
    <footer className={css.root}>
      <div className={page.column}>
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
            {site.logo ? (
              <img className={css.logo} src={site.logo} alt={site.name} width={190} height={48} loading="lazy" />
            ) : (
              <span className={css.name}>{site.name}</span>
            )}
            <p>{texts.responsible}</p>
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
