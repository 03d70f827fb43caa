import { basename, resolve } from 'node:path';
import { shown, type Answers, type Question } from '../base/questions.ts';
import { hasOthers, siteQuestions } from '../site/questions.ts';
import { currentManager, managerNames } from './managers.ts';

/** `my-casino` → `My Casino`. */
const titled = (folder: string): string =>
  basename(resolve(folder))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^./u, (letter) => letter.toUpperCase()))
    .join(' ')
    .slice(0, 40) || 'My Site';

/** Answers for a first look. */
const defaults: Readonly<Record<string, NonNullable<Question['fallback']>>> = {
  id: '1001',
  name: ({ folder = '' }) => titled(String(folder)),
  title: (soFar) => (hasOthers(soFar) ? '' : String(soFar['name'])),
  'title-en': (soFar) => (hasOthers(soFar) ? String(soFar['name']) : ''),
  currencies: ['USD'],
  languages: ['en_US'],
};

const isSiteId = (value: string | readonly string[]) => /^[1-9]\d{0,8}$/.test(String(value));

/** Questions about a new repository: its own, those of its first site, and a second site (OPS-02). */
export function repositoryQuestions(): Question[] {
  return [
    {
      name: 'folder',
      kind: 'text',
      message: 'Folder of the new repository',
      fallback: 'my-sites',
      validate: (value) =>
        /[\p{C}]/u.test(String(value)) || String(value).trim() === ''
          ? `${shown(value)} is no name of a folder. Write one such as my-sites.`
          : undefined,
    },
    {
      name: 'package-manager',
      kind: 'choice',
      message: 'Package manager',
      options: () => managerNames,
      fallback: () => currentManager(),
    },
    ...siteQuestions().map((question) => {
      const fallback = defaults[question.name] ?? question.fallback;
      return fallback === undefined ? question : { ...question, fallback };
    }),
    {
      name: 'second-site',
      kind: 'text',
      message: "Id of a second site with other templates and another theme, or 'none'",
      fallback: ({ id = '' }) => String(Number(id) + 1),
      validate: (value, { id }) => {
        if (value === 'none') return undefined;
        if (!isSiteId(value)) return `${shown(value)} is not a site id. Write a number such as 1002, or none.`;
        return value === id ? `site ${String(value)} is the first one. Write another number, or none.` : undefined;
      },
    },
    {
      name: 'second-site-name',
      kind: 'text',
      message: 'Name of the second site',
      fallback: ({ name = '' }) => `${String(name)} Two`,
      when: (soFar) => soFar['second-site'] !== 'none',
      onlyWith: '--second-site',
      validate: (value, soFar) =>
        siteQuestions()
          .find(({ name }) => name === 'name')
          ?.validate?.(value, soFar),
    },
  ];
}

const other = (first: unknown, choices: readonly string[]): string => choices.find((choice) => choice !== first) ?? '';

/** Names of the answers that are about the repository. */
const own = new Set(['folder', 'package-manager', 'second-site', 'second-site-name']);
/** Names of the answers about a brand and about its accounts at services, which are the first site's. */
const brand = new Set(['accent', 'surface', 'second', 'tokens', 'consent', 'measurement-id', 'container-id']);

const without = (answers: Answers, names: ReadonlySet<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name)));

/** Answers of each site, by its id: the first one, and a second brand on the same platform. */
export function sitesOf(answers: Answers): Record<string, Answers> {
  const first = without(answers, own);
  const id = String(answers['second-site'] ?? 'none');
  const name = answers['second-site-name'] ?? '';
  const second: Answers = {
    ...without(first, brand),
    id,
    name,
    title: hasOthers(first) ? '' : name,
    'title-en': hasOthers(first) ? name : '',
    desktop: other(first['desktop'], ['desktop_2', 'desktop_1']),
    mobile: other(first['mobile'], ['H5_7', 'H5_1']),
    theme: other(first['theme'], ['emerald', 'midnight']),
  };
  return { [String(first['id'])]: first, ...(id !== 'none' && { [id]: second }) };
}
