import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../../packages/contract/src/ids.ts';
import { textFault } from '../../../packages/core/src/i18n/locales.rules.ts';
import { into } from '../edits.ts';
import { camel, nameLike, pascal, sentence } from '../names.ts';
import { shown, type Question } from '../questions.ts';
import { folder, type Edit, type Kind } from './kind.ts';

const ui = 'packages/ui/src';
const app = 'packages/app/src';
const pages = 'packages/contract/src/pages.ts';
const locales = 'packages/core/src/i18n/locales';

/** The languages that ship, English first: the other headings are held against it. */
const languages = (root: string): readonly Locale[] => {
  const all = LOCALES.filter((locale) => existsSync(join(root, locales, locale)));
  return ['en_US', ...all.filter((locale) => locale !== 'en_US')];
};

/** One sign for each letter with its marks, as catalogues have them. */
const composed = (value: string | readonly string[]) => String(value).normalize('NFC');

/** The view that has a name's props or texts already; undefined for none. */
const declaredView = (root: string, word: string): string | undefined =>
  readdirSync(join(root, ui, 'views')).find((folder) =>
    ['contract.ts', `${pascal(folder)}View.tsx`]
      .map((file) => join(root, ui, 'views', folder, file))
      .some(
        (file) => existsSync(file) && new RegExp(`\\b${word}(?:ViewProps|Texts)\\b`).test(readFileSync(file, 'utf8')),
      ),
  );

/** Beginnings of addresses that the gateway answers before any page. */
const GATEWAY = ['/api', '/assets', '/builds', '/clientCaptcha', '/healthz', '/readyz'];

/** The address that already answers for another one, also with a value in it or in other letters; undefined for none. */
function knownPage(root: string, path: string): string | undefined {
  const parts = path.toLowerCase().split('/');
  const known = [...readFileSync(join(root, pages), 'utf8').matchAll(/path: '(\/[\w$/-]+)'/g)].map(
    ([, pattern = '']) => pattern,
  );
  return (
    GATEWAY.find((start) => start.toLowerCase() === `/${parts[1]}`) ??
    known.find((pattern) => {
      const wanted = pattern.toLowerCase().split('/');
      return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at]);
    })
  );
}

function questions(root: string): Question[] {
  return [
    {
      name: 'name',
      kind: 'text',
      message: 'Name in kebab-case, e.g. promotions',
      validate: (value) => {
        const problem = nameLike(
          /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
          'screen name',
          'promotions',
        )(camel(String(value)) === 'default' ? '' : value);
        if (problem || String(value).length > 40)
          return problem ?? 'is longer than 40 characters. Write a shorter one.';
        const taken =
          [`${ui}/views/${String(value)}`, `${app}/screens/${String(value)}`].find((path) =>
            existsSync(join(root, path)),
          ) ?? declaredView(root, pascal(String(value)));
        return taken ? `${taken} exists already. Choose another name.` : undefined;
      },
    },
    {
      name: 'path',
      kind: 'text',
      message: 'Address of the page, e.g. /promotions',
      validate: (value) => {
        if (!/^(\/[a-zA-Z][a-zA-Z0-9-]{0,40}){1,4}$/.test(String(value)))
          return `${shown(value)} is no address. Write one such as /promotions.`;
        const known = knownPage(root, String(value));
        return known ? `${known} leads somewhere else already. Choose another address.` : undefined;
      },
    },
    {
      name: 'frame',
      kind: 'choice',
      message: 'Around the page: full has header and footer, list no footer, plain nothing',
      options: () => ['full', 'list', 'plain'],
      fallback: 'full',
    },
    { name: 'summary', kind: 'text', message: 'What the page is for, in one sentence', validate: sentence },
    ...languages(root).map((locale): Question => ({
      name: `title-${locale}`,
      kind: 'text',
      message: `Heading in ${locale}`,
      validate: (value, soFar) =>
        sentence(value) ?? textFault(locale, composed(value), composed(soFar['title-en_US'] ?? '')),
    })),
  ];
}

/** Each catalogue gets the heading in its language. */
const catalogues = (root: string, key: string, titles: Readonly<Record<string, string>>): Edit[] =>
  languages(root).map((locale) => ({
    file: `${locales}/${locale}/shell.json`,
    change: (json) => `${JSON.stringify({ ...JSON.parse(json), [key]: titles[locale] }, null, 2)}\n`,
  }));

/** The row of the page in the table of pages; what is usual is left out. */
const row = (id: string, path: string, frame: string) =>
  `  ${id}: { path: '${path}'${frame === 'full' ? '' : `, frame: '${frame}'`} },`;

/** A screen: the row of its page, its code, its view for all templates, labels, fixture, story, texts and test. */
export const screen: Kind = {
  name: 'screen',
  description: 'A screen: page, view, labels, fixture, story, texts and test',
  questions,
  data: (answers) => {
    const name = String(answers['name']);
    return {
      name,
      camel: camel(name),
      pascal: pascal(name),
      textKey: `screen.${name.replaceAll('-', '_')}`,
      path: String(answers['path']),
      frame: String(answers['frame']),
      title: composed(answers['title-en_US'] ?? ''),
      titles: Object.fromEntries(
        Object.entries(answers).map(([name, value]) => [name.replace('title-', ''), composed(value)]),
      ),
      summary: String(answers['summary']),
    };
  },
  actions: ({ name }) => [
    folder('screen/view', `${ui}/views/${String(name)}`),
    folder('screen/app', `${app}/screens/${String(name)}`),
  ],
  edits: (data, root) => {
    const { camel: id = '', path = '', frame = '', textKey } = data as Record<string, string>;
    return [
      into(pages, 'export const PAGES = {', row(id, path, frame)),
      ...catalogues(root, `${String(textKey)}.title`, data['titles'] as Readonly<Record<string, string>>),
    ];
  },
  next: ({ name, path }) => [`The page stands at ${String(path)}; packages/app/src/screens/${String(name)} fills it.`],
};
