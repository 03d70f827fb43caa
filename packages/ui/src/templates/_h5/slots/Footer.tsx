import { Link } from '../../../primitives/Link/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderMark } from '../../../patterns/ProviderCard/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FooterProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './Footer.css.ts';

/** Links of the site, partners, customer service and the legal line, in the width of a phone (SHELL-43x). */
export function Footer({ links, highlights, sponsors, providers, onCustomerService, texts }: FooterProps) {
  return (
    <footer className={css.root}>
      <div className={`${css.inside} ${page.column}`}>
        {links.length > 0 && (
          <nav aria-label={texts.links}>
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
        )}
        {highlights.length > 0 && (
          <ul role="list" className={css.highlights}>
            {highlights.map(({ id, title, text }) => (
              <li key={id} className={css.highlight}>
                <span className={css.highlightTitle}>{title}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {providers.length > 0 && (
          <ul role="list" className={css.marksLine} aria-label={texts.providers}>
            {providers.map(({ id, name, icon }) => (
              <li key={id}>
                <ProviderMark icon={icon} alt={name} className={css.mark} />
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
          {sponsors && (
            <p>
              <Link href={sponsors.href} className={css.sponsors}>
                {sponsors.title}
              </Link>
              <span>{sponsors.names.join(' · ')}</span>
            </p>
          )}
          <p>{texts.responsible}</p>
          <p>{texts.rights}</p>
        </div>
      </div>
    </footer>
  );
}
