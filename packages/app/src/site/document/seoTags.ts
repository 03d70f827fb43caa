import { htmlLang } from '@housefront/core/i18n';
import type { PageSeo } from '../../kernel/seo/pageSeo.ts';
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts';
import { attributes, escapeJson } from './document.ts';

/** Input of a page's tags. */
export interface SeoTagsOptions {
  readonly seo: PageSeo;
  readonly siteName: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly locale: string;
  /** Languages of the site, the default first. */
  readonly locales: readonly string[];
  /** The language that the address asks for, if any; it is part of the canonical address then. */
  readonly askedLocale: string | null;
  /** Picture for shared links; absolute, or a path of the site. */
  readonly image: string | null;
}

const meta = (property: string, content: string) => `<meta ${attributes({ property, content })}>`;
const link = (values: Readonly<Record<string, string>>) => `<link ${attributes(values)}>`;

/**
 * Title, description, canonical address, alternate languages, Open Graph and breadcrumbs as tags of the head. A page that
 * must not be indexed has its title only (SHELL-17x).
 */
export function seoTags({ seo, siteName, origin, locale, locales, askedLocale, image }: SeoTagsOptions): string[] {
  const title = `<title>${escapeHtml(seo.title)}</title>`;
  const description = `<meta ${attributes({ name: 'description', content: seo.description })}>`;
  if (seo.noindex) return [title, description, '<meta name="robots" content="noindex">'];
  const address = (asked: string | null) => {
    const url = new URL(seo.path, origin);
    if (asked) url.searchParams.set('lang', asked);
    return url.href;
  };
  const own = address(askedLocale);
  const others = locales.filter((other) => other !== locale);
  return [
    title,
    description,
    link({ rel: 'canonical', href: own }),
    ...(locales.length > 1
      ? [
          ...locales.map((other) => link({ rel: 'alternate', hreflang: htmlLang(other), href: address(other) })),
          link({ rel: 'alternate', hreflang: 'x-default', href: address(null) }),
        ]
      : []),
    meta('og:type', 'website'),
    meta('og:title', seo.title),
    meta('og:description', seo.description),
    meta('og:url', own),
    meta('og:site_name', siteName),
    meta('og:locale', locale),
    ...others.map((other) => meta('og:locale:alternate', other)),
    ...(image ? [meta('og:image', new URL(image, origin).href)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(seo.crumbs.length > 0
      ? [
          `<script type="application/ld+json">${escapeJson({
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: seo.crumbs.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: new URL(path, origin).href,
            })),
          })}</script>`,
        ]
      : []),
  ];
}
