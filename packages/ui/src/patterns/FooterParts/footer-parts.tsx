import { Link } from '../../primitives/Link/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import type { FooterProps } from '../../slots/contract.ts';
import { DestinationLink } from '../Destination/index.ts';
import * as css from './footer-parts.css.ts';

export interface FooterLinksProps extends Pick<FooterProps, 'links'> {
  /** Classes of the list and of each link. */
  readonly className: string;
  readonly link: string;
}

/** The links of the site; external ones are marked by an arrow (SITE-08). */
export function FooterLinks({ links, className, link }: FooterLinksProps) {
  return (
    <ul role="list" className={className}>
      {links.map((to) => (
        <li key={to.id}>
          <DestinationLink to={to} className={link}>
            {to.icon && <img className={css.icon} src={to.icon} alt="" width={20} height={20} loading="lazy" />}
            {to.title}
            {to.external && <span aria-hidden="true">&nbsp;↗</span>}
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}

export interface FooterHighlightsProps extends Pick<FooterProps, 'highlights'> {
  readonly className: string;
}

/** Blocks of the theme; renders nothing without any (SITE-13x). */
export function FooterHighlights({ highlights, className }: FooterHighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <ul role="list" className={classes(css.highlights, className)}>
      {highlights.map(({ id, title, text }) => (
        <li key={id} className={css.highlight}>
          <span className={css.highlightTitle}>{title}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export interface FooterSponsorsProps extends Pick<FooterProps, 'sponsors'> {
  /** Class of the link to the sponsors' page. */
  readonly link: string;
}

/** Names of the sponsors with a link to their page; renders nothing without any (SITE-13x). */
export function FooterSponsors({ sponsors, link }: FooterSponsorsProps) {
  if (!sponsors) return null;
  return (
    <p>
      <Link href={sponsors.href} className={classes(css.sponsors, link)}>
        {sponsors.title}
      </Link>
      <span>{sponsors.names.join(' · ')}</span>
    </p>
  );
}
