import { FooterLinks } from '@housefront/ui/patterns/FooterParts';
import type { FooterProps } from '@housefront/ui/slots';
import * as css from './Footer.css.ts';

/** A short footer: the site's links in one row and the legal notice. */
export function Footer({ site, year, links, texts }: FooterProps) {
  return (
    <footer className={css.root}>
      {links.length > 0 && (
        <nav aria-label={texts.links}>
          <FooterLinks links={links} className={css.links} link={css.link} />
        </nav>
      )}
      <p>{texts.responsible}</p>
      <p>{texts.rights({ year, site: site.name })}</p>
    </footer>
  );
}
