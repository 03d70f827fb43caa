import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { readContent } from './readContent.ts';

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1?\]|::1?|0\.0\.0\.0)$/i;

const isLocal = (address: string): boolean =>
  LOCAL.test(address) || LOCAL.test(URL.parse(address.includes('//') ? address : `http://${address}`)?.hostname ?? '');

type Addresses = Partial<
  Pick<
    SiteConfig,
    | 'upstream'
    | 'realtime'
    | 'frameHosts'
    | 'imageHosts'
    | 'iconHosts'
    | 'customerServiceUrl'
    | 'authProviders'
    | 'footerLinks'
    | 'appLinks'
  >
>;

/**
 * Values of a production config that still point to the developer's machine: one line for each key, with its remedy. They are
 * not errors, because `HOUSEFRONT_SITES` may replace some of them and a platform may run beside the gateway.
 */
export function localAddresses(config: Addresses): readonly string[] {
  const given: readonly (readonly [key: string, remedy: string, addresses: readonly (string | undefined)[]])[] = [
    ['upstream', "name the platform's address, here or in HOUSEFRONT_SITES", [config.upstream]],
    ['realtime.host', 'name a host that browsers can reach, here or in HOUSEFRONT_SITES', [config.realtime?.host]],
    ['frameHosts', 'list the hosts of your games, here or in HOUSEFRONT_SITES', config.frameHosts ?? []],
    ['imageHosts', 'list hosts that browsers can reach', config.imageHosts ?? []],
    ['iconHosts', 'list hosts that browsers can reach', config.iconHosts ?? []],
    ['customerServiceUrl', 'name an address that visitors can open', Object.values(config.customerServiceUrl ?? {})],
    ['authProviders', 'name addresses that visitors can open', (config.authProviders ?? []).map(({ url }) => url)],
    ['footerLinks', 'name addresses that visitors can open', (config.footerLinks ?? []).map(({ url }) => url)],
    ['appLinks', 'name addresses that visitors can open', [config.appLinks?.ios, config.appLinks?.android]],
  ];
  return given.flatMap(([key, remedy, addresses]) => {
    const local = addresses.find((address) => address !== undefined && !address.startsWith('/') && isLocal(address));
    return local === undefined ? [] : [`${key}: ${local} is this machine only; ${remedy}.`];
  });
}

/** Links of a text to pages of content, as `kind/id`. */
const linked = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/(main|faq)\/([\w-]+)"/g)].map(([, kind, id]) => `${kind}/${id}`);

/**
 * Missing content for visitors: pages that one language lacks although it has a file and another language has the page, and
 * links to missing pages. A language without a file shows another one's; that is reported as well.
 * @param folder `content` of the site
 */
export function contentGaps(folder: string, languages: readonly string[]): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const files = names.sort().map((name) => {
    const { pages, faq, seo } = readContent(readFileSync(join(folder, name), 'utf8'), []);
    const parts = [...pages, ...faq, ...(seo ? [seo] : [])];
    const has = new Set([...pages.map(({ id }) => `main/${id}`), ...faq.map(({ id }) => `faq/${id}`)]);
    return { name, locale: name.slice(0, -'.md'.length), has, links: parts.flatMap(({ html }) => linked(html)) };
  });
  const shown = files.filter(({ locale }) => languages.includes(locale));
  const gaps = shown.flatMap(({ name, has, links }) => {
    const elsewhere = files.flatMap((other) => [...other.has].filter((id) => id.startsWith('main/')));
    const missing = [...new Set([...links, ...elsewhere])].filter((id) => !has.has(id)).sort();
    return missing.map((id) => {
      const where = links.includes(id) ? 'the file itself links' : 'other languages have';
      const heading = `${id.startsWith('faq/') ? '##' : '#'} … {#${id.slice(id.indexOf('/') + 1)}}`;
      return `content/${name}: has no "${heading}", which ${where}: /${id} is not found in this language.`;
    });
  });
  const without = languages.filter((language) => !files.some(({ locale }) => locale === language));
  const fallback = files.find(({ locale }) => locale === 'en_US') ?? files[0];
  return fallback && without.length > 0
    ? [...gaps, `content: ${without.join(', ')} have no file and show ${fallback.name}.`]
    : gaps;
}
