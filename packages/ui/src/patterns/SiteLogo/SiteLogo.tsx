import type { ReactNode } from 'react';
import { useFailedPicture } from '../../primitives/behaviour/useFailedPicture.ts';
import { Link } from '../../primitives/Link/index.ts';
import type { HeaderProps, SiteModel } from '../../slots/contract.ts';

export interface SiteLogoProps {
  readonly site: Pick<SiteModel, 'name' | 'logo' | 'logoSize'>;
  readonly className: string;
  /** Text alternative; '' if the name is beside it or on the link around it. */
  readonly alt?: string | undefined;
  readonly lazy?: boolean | undefined;
  /** Fallback without a logo, or if it fails to load (SITE-07x). */
  readonly children: ReactNode;
}

/** The usual shape of logos, for one whose size is unknown. */
const USUAL = { width: 190, height: 48 };

/** The site's logo, or its fallback. */
export function SiteLogo({ site, className, alt = '', lazy = false, children }: SiteLogoProps) {
  const { failed, ...picture } = useFailedPicture(site.logo);
  const { width, height } = site.logoSize ?? USUAL;
  if (site.logo === null || failed) return children;
  return (
    <img
      className={className}
      src={site.logo}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      {...picture}
    />
  );
}

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
