import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { readContent } from './readContent.ts';

/** Content pages to which the kit itself links, as `kind/id`. */
export const KIT_LINKS: readonly string[] = ['main/terms'];

/** Links of a text to pages of content, as `kind/id`. */
const linked = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/(main|faq)\/([\w-]+)"/g)].map(([, kind, id]) => `${kind}/${id}`);

interface Written {
  readonly name: string;
  readonly locale: string;
  /** Pages and questions, as `kind/id`. */
  readonly has: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Whether it has the text above the footer. */
  readonly seo: boolean;
}

function readFiles(folder: string): readonly Written[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names.sort().map((name) => {
    const { pages, faq, seo } = readContent(readFileSync(join(folder, name), 'utf8'), []);
    const parts = [...pages, ...faq, ...(seo ? [seo] : [])];
    return {
      name,
      locale: name.slice(0, -'.md'.length),
      has: new Set([...pages.map(({ id }) => `main/${id}`), ...faq.map(({ id }) => `faq/${id}`)]),
      links: parts.flatMap(({ html }) => linked(html)),
      seo: seo !== null,
    };
  });
}

/**
 * Missing content for visitors: pages that one language lacks although another language has them or something links to them,
 * questions and the text above the footer that only other languages have, and languages that show another one's file. Nothing
 * without files: the site then has no content, or gets it elsewhere.
 * @param folder `content` of the site
 * @param links content pages to which the site links in any language, as `kind/id`
 */
export function contentGaps(
  folder: string,
  languages: readonly string[],
  links: readonly string[] = KIT_LINKS,
): readonly string[] {
  const files = readFiles(folder);
  const without = languages.filter((language) => !files.some(({ locale }) => locale === language));
  const fallback = files.find(({ locale }) => locale === 'en_US') ?? files[0];
  const shown = files.filter((file) => languages.includes(file.locale) || (file === fallback && without.length > 0));
  const gaps = shown.flatMap((file) => {
    const elsewhere = shown.flatMap(({ has }) => [...has]);
    const missing = [...new Set([...file.links, ...links, ...elsewhere])].filter((id) => !file.has.has(id)).sort();
    const isDead = (id: string) => id.startsWith('main/') || file.links.includes(id) || links.includes(id);
    const dead = missing.filter(isDead).map((id) => {
      const where = file.links.includes(id)
        ? 'the file itself links'
        : links.includes(id)
          ? 'every language links'
          : 'other languages have';
      const heading = `${id.startsWith('faq/') ? '##' : '#'} … {#${id.slice(id.indexOf('/') + 1)}}`;
      return `content/${file.name}: has no "${heading}", which ${where}: /${id} is not found in this language.`;
    });
    const parts = missing.filter((id) => !isDead(id)).map((id) => `"## … {#${id.slice('faq/'.length)}}"`);
    if (!file.seo && shown.some(({ seo }) => seo)) parts.push('"# … {#seo}"');
    return parts.length === 0
      ? dead
      : [...dead, `content/${file.name}: has no ${parts.join(', ')}, which other languages have.`];
  });
  return fallback && without.length > 0
    ? [
        ...gaps,
        `content: ${without.join(', ')} have no file: they show ${fallback.name}, without its text above the footer.`,
      ]
    : gaps;
}

/** Texts by language in a config: the values of `title` that are tables, with their paths. */
function titlesIn(value: unknown, path: string): readonly (readonly [path: string, texts: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return name === 'title' && typeof child === 'object' && child !== null ? [[at, child]] : titlesIn(child, at);
  });
}

/** Texts of the config that a language of the site lacks, with what it shows instead. */
export function textGaps(config: Pick<SiteConfig, 'languages' | 'public' | 'siteNames'>): readonly string[] {
  const { languages } = config;
  const [first = ''] = languages;
  const titles = titlesIn(config, '').flatMap(([path, texts]) => {
    const missing = languages.filter((language) => !(language in texts));
    const [shown = ''] = first in texts ? [first] : Object.keys(texts);
    return missing.length === 0 ? [] : [`${path}: has no text in ${missing.join(', ')}; that in ${shown} is shown.`];
  });
  const { SITE_TITLE, SITE_TITLE_EN } = config.public;
  const lacks = (key: string, value: string, other: string, isOf: (language: string) => boolean) => {
    const isShown = (language: string) => isOf(language) && config.siteNames?.[language]?.title === undefined;
    const shownIn = value.trim() === '' ? languages.filter(isShown) : [];
    return shownIn.length === 0 ? [] : [`public.${key}: is missing; ${shownIn.join(', ')} show ${other}.`];
  };
  const isChinese = (language: string) => language.startsWith('zh');
  return [
    ...lacks('SITE_TITLE', SITE_TITLE, 'SITE_TITLE_EN', isChinese),
    ...lacks('SITE_TITLE_EN', SITE_TITLE_EN, 'SITE_TITLE', (language) => !isChinese(language)),
    ...titles,
  ];
}

/**
 * Everything that is not translated or missing in a language of a site, as one note; undefined for nothing.
 * @param catalogues what is missing in the texts of the site's own languages
 */
export function untranslatedNote(
  root: string,
  config: Pick<SiteConfig, 'languages' | 'public' | 'siteNames' | 'footerLinks'>,
  catalogues: readonly string[] = [],
): string | undefined {
  const links = config.footerLinks.flatMap(({ url }) => linked(`href="${url}"`));
  const gaps = [
    ...catalogues,
    ...textGaps(config),
    ...contentGaps(join(root, 'content'), config.languages, [...KIT_LINKS, ...links]),
  ];
  return gaps.length === 0
    ? undefined
    : ['Not translated, or missing in a language of this site:', ...gaps.map((gap) => `  ${gap}`)].join('\n');
}
