import { Link } from '../../primitives/Link/index.ts';
import type { HeaderProps } from '../../slots/contract.ts';
import { SiteLogo } from './SiteLogo.tsx';

export interface BrandLinkProps extends Pick<HeaderProps, 'site' | 'texts'> {
  /** Classes of the link, of the logo, and of the name in its place. */
  readonly look: { readonly brand: string; readonly logo: string; readonly brandName: string };
}

/** The site's logo as a link to home, for headers. */
export function BrandLink({ site, texts, look }: BrandLinkProps) {
  return (
    <Link href={site.homeHref} className={look.brand} aria-label={`${site.name} – ${texts.home}`}>
      <SiteLogo site={site} className={look.logo} alt={site.name}>
        <span className={look.brandName}>{site.name}</span>
      </SiteLogo>
    </Link>
  );
}
