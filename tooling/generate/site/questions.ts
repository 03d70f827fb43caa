import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCIES, LOCALES } from '../../../packages/contract/src/ids.ts';
import { THEMES } from '../../../packages/contract/src/templates.ts';
import type { Question } from '../questions.ts';

type Value = string | readonly string[];

const blank = (value: Value) => (typeof value === 'string' ? value.trim() === '' : value.length === 0);
const filled = (what: string) => (value: Value) => (blank(value) ? `is blank. Write ${what}.` : undefined);

/** Names end in a TypeScript file and in a page; these characters have no place in either. */
const name = (what: string) => (value: Value) => {
  if (blank(value)) return `is blank. Write ${what}.`;
  if (String(value).length > 60) return `is longer than 60 characters. Write a shorter one.`;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[<>{}`$\\"\u0000-\u001f]/.test(String(value)) ? `holds one of < > { } \` $ \\ ". Write it without them.` : undefined;
};

function listOf(known: readonly string[], what: string) {
  return (value: Value) => {
    const items = typeof value === 'string' ? value.split(',').map((item) => item.trim()).filter(Boolean) : value;
    if (items.length === 0) return `is empty. Give at least one ${what}, e.g. ${known[0]}.`;
    const strange = items.filter((item) => !known.includes(item));
    return strange.length > 0 ? `"${strange.join(', ')}" is no known ${what}. Use any of ${known.join(', ')}.` : undefined;
  };
}

function webAddress(value: Value): string | undefined {
  const url = URL.parse(String(value));
  return url && /^https?:$/.test(url.protocol) && !url.username ? undefined : 'is not an http(s) address. Write one such as https://api.example.com.';
}

function colour(value: Value): string | undefined {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(value)) ? undefined : 'is no colour. Write it as #RRGGBB, e.g. #0f9d76.';
}

/** The templates that exist, by their names in a config: `desktop-1` is `desktop_1`, `h5-1` is `H5_1`. */
export function existingTemplates(root: string, kind: 'desktop' | 'mobile'): string[] {
  return readdirSync(join(root, 'packages/ui/src/templates'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .filter((entry) => entry.name.startsWith('desktop') === (kind === 'desktop'))
    .map((entry) => (kind === 'desktop' ? entry.name.replace('-', '_') : entry.name.toUpperCase().replace('-', '_')))
    .sort();
}

/** Everything a new site has to know (GEN-01), each answer checked as it is given (GEN-03). */
export function siteQuestions(root: string): Question[] {
  return [
    {
      name: 'id',
      kind: 'text',
      message: 'Site id, a number that the platform knows the site by',
      validate: (value) => {
        if (!/^[1-9]\d{0,8}$/.test(String(value))) return `"${String(value)}" is not a site id. Write a number such as 1003.`;
        return existsSync(join(root, 'sites', String(value))) ? `site ${String(value)} exists already. Choose another id, or remove sites/${String(value)} first.` : undefined;
      },
    },
    { name: 'name', kind: 'text', message: 'Name of the site, as visitors see it', validate: name('the name of the site') },
    { name: 'title', kind: 'text', message: 'Page title in Chinese', validate: name('a title') },
    { name: 'title-en', kind: 'text', message: 'Page title in every other language', validate: name('a title') },
    {
      name: 'currencies',
      kind: 'choices',
      message: 'Currencies, the default first, e.g. RMB,USD',
      options: () => CURRENCIES,
      validate: listOf(CURRENCIES, 'currency'),
    },
    {
      name: 'languages',
      kind: 'choices',
      message: 'Languages, the default first, e.g. zh_CN,en_US',
      options: () => LOCALES,
      fallback: ['zh_CN'],
      validate: listOf(LOCALES, 'language'),
    },
    { name: 'desktop', kind: 'choice', message: 'Desktop template', options: () => existingTemplates(root, 'desktop'), fallback: 'desktop_1' },
    { name: 'mobile', kind: 'choice', message: 'Mobile template', options: () => existingTemplates(root, 'mobile'), fallback: 'H5_1' },
    { name: 'theme', kind: 'choice', message: "Theme, or 'brand' to derive one from your colours", options: () => [...THEMES, 'brand'], fallback: 'midnight' },
    { name: 'accent', kind: 'text', message: 'Accent colour of the brand, as #RRGGBB', when: ({ theme }) => theme === 'brand', validate: colour },
    { name: 'surface', kind: 'text', message: 'Surface colour of the brand, as #RRGGBB', when: ({ theme }) => theme === 'brand', validate: colour },
    {
      name: 'upstream',
      kind: 'text',
      message: 'Address of the platform that /api is forwarded to',
      fallback: 'http://localhost:4300',
      validate: webAddress,
    },
    {
      name: 'realtime',
      kind: 'text',
      message: "Address of the realtime server, or 'off'",
      fallback: 'http://localhost:4300',
      validate: (value) => (value === 'off' ? undefined : webAddress(value)),
    },
    {
      name: 'realtime-key',
      kind: 'text',
      message: 'Application key of the realtime server',
      fallback: 'housefront',
      when: ({ realtime }) => realtime !== 'off',
      validate: (value) => (/^[\w-]{1,64}$/.test(String(value)) ? undefined : 'is no key. Write letters, digits, _ and - only.') ?? filled('the key')(value),
    },
  ];
}
