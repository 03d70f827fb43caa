import { LOCALES } from '@housefront/contract/ids';
import type { Platform } from '../platform.ts';

type Words = readonly [english: string, chinese: string];

interface Link {
  readonly id: number;
  readonly title: Words;
  readonly selectedType: 'outerLink' | 'main' | 'faq';
  /** Page of main and faq, address of outerLink. */
  readonly target: string;
}

const footerLinks: readonly Link[] = [
  { id: 1, title: ['About us', '关于我们'], selectedType: 'main', target: 'about' },
  { id: 2, title: ['Terms and rules', '条款与规则'], selectedType: 'main', target: 'terms' },
  { id: 3, title: ['Responsible gaming', '责任博彩'], selectedType: 'main', target: 'responsible' },
  { id: 4, title: ['Privacy', '隐私政策'], selectedType: 'main', target: 'privacy' },
  { id: 5, title: ['How to deposit', '如何存款'], selectedType: 'faq', target: 'deposit' },
  { id: 6, title: ['BeGambleAware', '戒赌协助'], selectedType: 'outerLink', target: 'https://www.begambleaware.org/' },
];

/** The words for a language: Chinese for the Chinese languages, English for all others. */
export function wordsFor([english, chinese]: Words, locale: string): string {
  return locale === 'zh_CN' || locale === 'zh_TW' ? chinese : english;
}

/** Footer entries; the mobile footer leaves out the links to other sites. */
export function footerItems(locale: string, mobile: boolean) {
  return footerLinks
    .filter((link) => !mobile || link.selectedType !== 'outerLink')
    .map((link) => ({
      id: link.id,
      title: wordsFor(link.title, locale),
      icon: '',
      url: link.selectedType === 'outerLink' ? link.target : '',
      selectedType: link.selectedType,
      selectedId: link.selectedType === 'outerLink' ? undefined : link.target,
      sort: link.id,
    }));
}

/** Name and ground of the logo of each known site. */
const logos: ReadonlyMap<number, { readonly slug: string; readonly surface: 'light' | 'dark' }> = new Map([
  [1001, { slug: 'goldhaven', surface: 'dark' }],
]);

/** Root-relative address of a site's logo; undefined for a site the platform has none of (it uses its own then). */
export function logoPath(siteId: number): string | undefined {
  const logo = logos.get(siteId);
  return logo && `/api/art/logos/${logo.slug}-${logo.surface}.svg`;
}

/** The customer-service page of each language. */
export function customerUrls(platform: Platform): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      platform.overrides.serviceUrl ?? `${platform.addresses.providerUrl()}/service?lang=${locale}`,
    ]),
  );
}
