import { nearest } from '@housefront/contract/nearest';
import { ContentProblem, KIT_LINKS, readContent } from '@housefront/app/checks';
import { isLanguageCode, LOCALES } from '@housefront/contract/ids';
import { area, fail, warn, type Found } from './finding.ts';
import { isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, run, set, type Step } from '../repository/step.ts';

const kinds = {
  'words.file-language': fail(
    'A content file is named after no language of the kit',
    'The build refuses it.',
    'Name it after a language, such as en_US.md.',
  ),
  'words.file-invalid': fail(
    'A content file cannot be read',
    'The build refuses it.',
    'Give each heading words and an id of its own.',
  ),
  'words.language-missing': warn(
    'A language of a site has no content file',
    'Its visitors read the pages in another language.',
    'Copy the file that is shown and translate it.',
    false,
  ),
  'words.page-missing': warn(
    'A content page is missing in one language',
    'Its address is not found in that language, and links to it lead nowhere.',
    'Write the page in that language.',
  ),
  'words.link-missing': warn(
    'A content file links to a page that no language has',
    'The link leads nowhere.',
    'Write the page, or correct the link.',
  ),
  'words.text-missing': warn(
    'A text of the config is missing in a language of the site',
    'Its visitors read the text in another language.',
    'Write the text for that language.',
    false,
  ),
  'words.placeholder': warn(
    'A text has other placeholders in one language than in the others',
    'Visitors of that language see the name of the placeholder, or miss the value.',
    'Write the same placeholders in each language.',
  ),
} as const;

type Id = keyof typeof kinds;

interface Page {
  /** Address without the slash: `main/about`, `faq/deposit`. */
  readonly address: string;
  readonly title: string;
}

interface ContentFacts {
  readonly file: string;
  readonly locale: string;
  readonly pages: readonly Page[];
  /** Addresses of content pages that it links. */
  readonly links: readonly string[];
  readonly placeholders: ReadonlyMap<string, string>;
}

/** Codes of the languages that a site may have: those that ship, and its own. */
const languagesOf = ({ config }: SiteSnapshot): readonly string[] => [
  ...LOCALES,
  ...Object.keys(config?.ownLanguages ?? {}),
];

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/(main|faq)\/([\w-]+)"/g)].map(([, kind, id]) => `${kind}/${id}`);

/** Names in double braces. */
const placeholdersIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name = '']) => name))]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(', ');

function factsOf(file: string, text: string): ContentFacts {
  const { pages, faq, seo } = readContent(text, []);
  const parts = [
    ...pages.map((page) => ({ ...page, address: `main/${page.id}` })),
    ...faq.map((page) => ({ ...page, address: `faq/${page.id}` })),
  ];
  return {
    file,
    locale: file.slice(file.lastIndexOf('/') + 1, -'.md'.length),
    pages: parts.map(({ address, title }) => ({ address, title })),
    links: [...parts, ...(seo ? [seo] : [])].flatMap(({ html }) => linksIn(html)),
    placeholders: new Map(parts.map(({ address, html }) => [address, placeholdersIn(html)])),
  };
}

/** A heading as the reader of content wants it: `About us {#about-us}`. */
const withId = (heading: string): string => {
  const id = heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${heading.replace(/\s*\{#.*$/, '')} {#${id || 'page'}}`;
};

function invalid(file: string, text: string, error: ContentProblem): Found<Id> {
  const where = file;
  // A wrong encoding has signs that no text has.
  if (/[\0\ufffd]/.test(text)) {
    const steps = [byHand(`save ${file} again with the encoding UTF-8`)];
    return { id: 'words.file-invalid', where, why: 'It is not written in UTF-8.', steps };
  }
  const why = `${error.message}.`;
  const [, heading] = /^heading "(.*)" needs/.exec(error.message) ?? [];
  const line = text
    .split(/\r?\n/)
    .find((each) => heading !== undefined && /^#{1,2} /.test(each) && each.endsWith(heading));
  const [, twice] = /^"(.*)" is used twice/.exec(error.message) ?? [];
  const second = text.split(/\r?\n/).filter((each) => twice !== undefined && each.includes(`{#${twice}}`))[1];
  let steps: readonly Step[] = [
    byHand(`give each heading of ${file} words and an id of its own, e.g. # About us {#about}`),
  ];
  if (line !== undefined && heading !== undefined)
    steps = [replace(file, line, line.slice(0, line.length - heading.length) + withId(heading))];
  else if (second !== undefined) steps = [replace(file, second, second.replace(`{#${twice}}`, `{#${twice}-2}`))];
  return { id: 'words.file-invalid', where, why, steps };
}

/** Content files that can be read, and findings about the others. */
function read(site: SiteSnapshot, { files }: Snapshot) {
  const facts: ContentFacts[] = [];
  const found: Found<Id>[] = [];
  for (const file of files.all.filter((path) => path.startsWith(`${site.folder}/content/`) && path.endsWith('.md'))) {
    const name = file.slice(`${site.folder}/content/`.length, -'.md'.length);
    const text = files.text(file) ?? '';
    if (name.includes('/')) continue;
    const known = languagesOf(site);
    if (!known.includes(name)) {
      const meant = nearest(name, known);
      const steps: Step[] = meant
        ? [{ kind: 'rename', file, to: `${site.folder}/content/${meant}.md` }]
        : [byHand(`name ${file} after one of ${known.join(', ')}, or move it out of content`)];
      const why = `${name} is none of ${known.join(', ')}.`;
      found.push({ id: 'words.file-language', where: file, why, steps });
      continue;
    }
    try {
      facts.push(factsOf(file, text));
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      found.push(invalid(file, text, error));
    }
  }
  return { facts, found };
}

/** The line of a heading with an id. */
const headingOf = ({ address, title }: Page): string => {
  const [kind, id] = address.split('/');
  return `${kind === 'faq' ? '##' : '#'} ${title} {#${id}}`;
};

/** Text that adds a page to a file: before the next first-level heading for questions, at the end for pages. */
function addPage(file: string, text: string, page: Page): readonly Step[] {
  const faq = text.split(/\r?\n/).find((line) => /^# .*\{#faq\}$/.test(line));
  const heading = headingOf(page);
  if (page.address.startsWith('faq/') && faq !== undefined)
    return [{ kind: 'add-line', file, line: heading, after: faq }, byHand('write the answer below it')];
  return [{ kind: 'add-line', file, line: heading }, byHand('write the text below it')];
}

function pages(site: SiteSnapshot, all: readonly ContentFacts[], { files }: Snapshot): Found<Id>[] {
  const languages: readonly string[] = site.config?.languages ?? [];
  const footer = (site.config?.footerLinks ?? []).map(({ url }) => url);
  const everywhere = [...KIT_LINKS, ...footer.flatMap((url) => linksIn(`href="${url}"`))];
  const titles = new Map(all.flatMap(({ pages: list }) => list.map((page) => [page.address, page] as const)));
  return all
    .filter(({ locale }) => languages.includes(locale))
    .flatMap(({ file, pages: own, links: inFile }): Found<Id>[] => {
      const links = [...inFile, ...everywhere];
      const has = new Set(own.map(({ address }) => address));
      const wanted = [...titles.keys()].filter((address) => address.startsWith('main/') || links.includes(address));
      const missing = wanted.filter((address) => !has.has(address));
      const dead = [...new Set(links)].filter((address) => !titles.has(address));
      const text = files.text(file) ?? '';
      return [
        ...missing.map((address): Found<Id> => {
          const why = `Another language has /${address}, and ${file} does not.`;
          const page = titles.get(address) ?? { address, title: address };
          return { id: 'words.page-missing', where: file, why, steps: addPage(file, text, page) };
        }),
        ...dead.map((address): Found<Id> => {
          const near = nearest(address, [...titles.keys()]);
          // A link of the config is corrected there.
          const at = inFile.includes(address)
            ? -1
            : footer.findIndex((url) => linksIn(`href="${url}"`).includes(address));
          const correct = (to: string): Step =>
            at < 0
              ? replace(file, `(/${address})`, `(/${to})`)
              : set(site.configFile, `footerLinks.${at}.url`, `/${to}`);
          const isKit = at < 0 && !inFile.includes(address);
          const steps = near && !isKit ? [correct(near)] : addPage(file, text, { address, title: address });
          const where = at < 0 ? file : `${site.configFile}: footerLinks.${at}.url`;
          return { id: 'words.link-missing', where, why: `/${address} is linked, and no file has it.`, steps };
        }),
      ];
    });
}

function languages(site: SiteSnapshot, all: readonly ContentFacts[]): Found<Id>[] {
  const shown = all.find(({ locale }) => locale === 'en_US') ?? all[0];
  const missing = (site.config?.languages ?? []).filter((language) => !all.some(({ locale }) => locale === language));
  if (!shown) return [];
  return missing.map((language) => {
    const file = `${site.folder}/content/${language}.md`;
    const why = `${language} has no file, and its visitors read ${shown.file}.`;
    const steps = [run(`cp ${shown.file} ${file}`), byHand('translate it')];
    return { id: 'words.language-missing', where: file, why, steps };
  });
}

/** Placeholders of a content page that differ from those of most languages. */
function placeholders(all: readonly ContentFacts[]): Found<Id>[] {
  const addresses = [...new Set(all.flatMap((file) => [...file.placeholders.keys()]))];
  return addresses.flatMap((address): Found<Id>[] => {
    const own = all.flatMap(({ file, placeholders: names }) => {
      const list = names.get(address);
      return list === undefined ? [] : [{ file, list }];
    });
    const usual = own.find(({ list }) => list !== '')?.list ?? '';
    return own
      .filter(({ list }) => list !== usual)
      .map(({ file, list }) => ({
        id: 'words.placeholder',
        where: file,
        why: `/${address} has ${list || 'no placeholders'} here, and ${usual} in another language.`,
        steps: [byHand(`write {{${usual}}} in /${address} of ${file}`)],
      }));
  });
}

const isChinese = (language: string): boolean => language.startsWith('zh');

/** Texts by language in a config that lack a language of the site. */
function configTexts({ configFile, config }: SiteSnapshot): Found<Id>[] {
  if (!config) return [];
  const wanted = config.languages;
  const visit = (value: unknown, path: readonly string[]): Found<Id>[] => {
    if (Array.isArray(value)) return value.flatMap((item, at) => visit(item, [...path, String(at)]));
    if (!isObject(value)) return [];
    const names = Object.keys(value);
    if (names.length === 0 || !names.every(isLanguageCode) || path[0] === 'ownLanguages' || path[0] === 'siteNames')
      return Object.entries(value).flatMap(([name, inner]) => visit(inner, [...path, name]));
    const key = path.join('.');
    const model = value[wanted.find((language) => value[language] !== undefined) ?? ''] ?? Object.values(value)[0];
    return wanted
      .filter((language) => value[language] === undefined)
      .map((language) => ({
        id: 'words.text-missing' as const,
        where: `${configFile}: ${key}`,
        why: `${key} has no text for ${language}.`,
        steps: [set(configFile, `${key}.${language}`, model), byHand('translate it')],
      }));
  };
  const { SITE_TITLE, SITE_TITLE_EN } = config.public;
  const titles = [
    { key: 'public.SITE_TITLE', value: SITE_TITLE, other: SITE_TITLE_EN, isOf: isChinese },
    { key: 'public.SITE_TITLE_EN', value: SITE_TITLE_EN, other: SITE_TITLE, isOf: (name: string) => !isChinese(name) },
  ].flatMap(({ key, value, other, isOf }): Found<Id>[] => {
    const isShown = (name: string) => isOf(name) && config.siteNames?.[name]?.title === undefined;
    const shownIn = value.trim() === '' ? wanted.filter(isShown) : [];
    if (shownIn.length === 0) return [];
    const why = `${key} is missing, and ${shownIn.join(', ')} show ${other}.`;
    const steps = [set(configFile, key, other), byHand('translate it')];
    return [{ id: 'words.text-missing', where: `${configFile}: ${key}`, why, steps }];
  });
  return [...titles, ...visit(config, [])];
}

/** Texts of sites: content files, and texts in configs. */
export const words = area<Id>({
  name: 'words',
  kinds,
  check: (project) =>
    project.sites.flatMap((site) => {
      const { facts, found } = read(site, project);
      return [
        ...found,
        // A file that cannot be read would make its pages missing.
        ...(found.length > 0 ? [] : [...languages(site, facts), ...pages(site, facts, project)]),
        ...placeholders(facts),
        ...configTexts(site),
      ];
    }),
});
