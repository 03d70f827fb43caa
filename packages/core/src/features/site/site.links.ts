import type { FloatItem, FooterItem, Logo } from '@housefront/contract/features/site';
import { navigationTarget } from '../../adapters/navigation/navigation.ts';

/** An entry of the footer or a floating element. */
export type SiteLink = FooterItem | FloatItem;

/** Target of an entry; null for an unknown kind, an unknown page, or an address that is not http(s) (SITE-08). */
export const siteLinkTarget = ({
  selectedType,
  selectedId,
  url,
}: Pick<SiteLink, 'selectedType' | 'selectedId' | 'url'>): {
  readonly href: string;
  readonly external: boolean;
} | null => {
  if (selectedType === 'outerLink') {
    const target = navigationTarget(url, { external: true });
    return target?.kind === 'external' ? { href: target.href, external: true } : null;
  }
  if (selectedType === null || selectedId === null) return null;
  return { href: `/${selectedType}/${encodeURIComponent(selectedId)}`, external: false };
};

/** Positions of the logo (SITE-07x). */
export type LogoPlace = NonNullable<Logo['type']>;

/**
 * The logo for a position: the first by order that is meant for it, else the first of all; null when there is none
 * (SITE-07x).
 */
export const logoFor = (logos: readonly Logo[], place: LogoPlace): string | null => {
  const sorted = [...logos].sort((a, b) => a.sort - b.sort);
  return (sorted.find(({ type }) => type === place) ?? sorted[0])?.url ?? null;
};
