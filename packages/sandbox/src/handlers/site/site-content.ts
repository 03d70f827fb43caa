import { LOCALES } from '@housefront/contract/ids';
import { wordsFor } from '../../seed/vocabulary/siteWords.ts';
import type { Services } from '../../answers/services.ts';

interface Link {
  readonly id: number;
  /** Key of its texts. */
  readonly words: string;
  readonly selectedType: 'outerLink' | 'main' | 'faq';
  /** Page of main and faq, address of outerLink. */
  readonly target: string;
}

const footerLinks: readonly Link[] = [
  { id: 1, words: 'about', selectedType: 'main', target: 'about' },
  { id: 2, words: 'terms', selectedType: 'main', target: 'terms' },
  { id: 3, words: 'responsible', selectedType: 'main', target: 'responsible' },
  { id: 4, words: 'privacy', selectedType: 'main', target: 'privacy' },
  { id: 5, words: 'deposit', selectedType: 'faq', target: 'deposit' },
  { id: 6, words: 'aware', selectedType: 'outerLink', target: 'https://www.begambleaware.org/' },
];

/** Footer entries; the mobile footer has no links to other sites. */
export function footerItems(locale: string, mobile: boolean) {
  return footerLinks
    .filter((link) => !mobile || link.selectedType !== 'outerLink')
    .map((link) => ({
      id: link.id,
      title: wordsFor(link.words, locale),
      icon: '',
      url: link.selectedType === 'outerLink' ? link.target : '',
      selectedType: link.selectedType,
      selectedId: link.selectedType === 'outerLink' ? undefined : link.target,
      sort: link.id,
    }));
}

/** Name and background of the logo of the kit's example sites. */
const logos: ReadonlyMap<number, { readonly slug: string; readonly surface: 'light' | 'dark' }> = new Map([
  [1001, { slug: 'goldhaven', surface: 'dark' }],
  [1003, { slug: 'siam-sunset', surface: 'dark' }],
  [1004, { slug: 'lotus-bay', surface: 'light' }],
]);

/** Root-relative address of a site's logo; undefined if the platform has none, so that the site uses its own. */
export function logoPath(siteId: number): string | undefined {
  const logo = logos.get(siteId);
  return logo && `/api/art/logos/${logo.slug}-${logo.surface}.svg`;
}

/** The customer-service page of each language. */
export function customerUrls(services: Services): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      services.overrides.serviceUrl ?? `${services.addresses.providerUrl()}/service?lang=${locale}`,
    ]),
  );
}
