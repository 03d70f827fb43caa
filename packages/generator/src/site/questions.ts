import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCIES, LOCALES } from '@housefront/contract/ids';
import { readCurrency } from '@housefront/contract/iso-4217';
import { THEMES } from '@housefront/contract/templates';
import { kitTemplates } from '../base/kit.ts';
import { shown, type Answers, type Question } from '../base/questions.ts';
import { ownTemplates } from '../template/questions.ts';
import { consentQuestions } from './consent-questions.ts';
import { otherLanguages } from './own-languages.ts';
import { readTokensFile } from './tokens-file.ts';

type Value = string | readonly string[];

/** Invisible signs that are not part of a script: controls, direction marks, private and unknown signs. */
const hidden = /[[\p{C}\p{Zl}\p{Zp}]--[\u200c\u200d]]/v;

/** Names end up in TypeScript and HTML; these signs are not allowed in either. */
const name = (what: string) => (value: Value) => {
  const text = String(value);
  if (text.trim() === '') return `is blank. Write ${what}.`;
  if (text.length > 60) return `is longer than 60 characters. Write a shorter one.`;
  if (hidden.test(text)) return `${shown(value)} holds signs that cannot be seen. Write it without them.`;
  if (/[<>{}`$\\"]/.test(text)) return `${shown(value)} holds one of < > { } \` $ \\ ". Write it without them.`;
  return /[\p{L}\p{N}]/u.test(text) ? undefined : `${shown(value)} holds no letter. Write ${what}.`;
};

function webAddress(value: Value): string | undefined {
  const url = URL.parse(String(value));
  const plain = url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  return plain && !/[\s'"\\]/.test(String(value))
    ? undefined
    : `${shown(value)} is not a plain http(s) address. Write one such as https://api.example.com.`;
}

function colour(value: Value): string | undefined {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(value))
    ? undefined
    : `${shown(value)} is no colour. Write it as #RRGGBB, e.g. #0f9d76.`;
}

/** An address of a server without a path: only host and port are used. */
function origin(value: Value): string | undefined {
  if (URL.parse(String(value))?.pathname !== '/')
    return `${shown(value)} is not the address of a server. Write one such as https://realtime.example.com.`;
  return webAddress(value);
}

/** The folder of the site with an id, which may have another name; undefined for an unknown id. */
function folderOfSite(root: string, id: string): string | undefined {
  if (!existsSync(join(root, 'sites'))) return undefined;
  return readdirSync(join(root, 'sites')).find((folder) => {
    const config = join(root, 'sites', folder, 'site.config.ts');
    return (
      folder === id || (existsSync(config) && new RegExp(`siteId: ['"]?${id}\\b`).test(readFileSync(config, 'utf8')))
    );
  });
}

const isChinese = (language: string): boolean => language.startsWith('zh');
const languagesOf = ({ languages = [] }: Answers) => [languages].flat();
const hasChinese = (soFar: Answers): boolean => languagesOf(soFar).some(isChinese);
/** Whether a site has a language other than Chinese. */
export const hasOthers = (soFar: Answers): boolean => languagesOf(soFar).some((language) => !isChinese(language));

/** Colours of a brand, or a file of design tokens, for a theme that is derived from them. */
const themeQuestions: readonly Question[] = [
  {
    name: 'accent',
    kind: 'text',
    message: 'Accent colour of the brand, as #RRGGBB',
    when: ({ theme }) => theme === 'brand',
    onlyWith: '--theme brand',
    validate: colour,
  },
  {
    name: 'surface',
    kind: 'text',
    message: "Surface colour of the brand, the page, as #RRGGBB, or 'none' for a dark shade of the accent",
    fallback: 'none',
    when: ({ theme }) => theme === 'brand',
    onlyWith: '--theme brand',
    validate: (value) => (value === 'none' ? undefined : colour(value)),
  },
  {
    name: 'second',
    kind: 'text',
    message: "Second colour of the brand, a companion of the accent, as #RRGGBB, or 'none'",
    fallback: 'none',
    when: ({ theme }) => theme === 'brand',
    onlyWith: '--theme brand',
    validate: (value) => (value === 'none' ? undefined : colour(value)),
  },
  {
    name: 'tokens',
    kind: 'text',
    message: 'File of design tokens (W3C format 2025.10), e.g. brand.tokens.json',
    when: ({ theme }) => theme === 'tokens',
    onlyWith: '--theme tokens',
    validate: (value) => readTokensFile(String(value)).problem,
  },
];

/** The platform, its realtime server, and what a site does without a connection. */
const platformQuestions: readonly Question[] = [
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
    validate: (value) => (value === 'off' ? undefined : origin(value)),
  },
  {
    name: 'realtime-key',
    kind: 'text',
    message: 'Application key of the realtime server',
    fallback: 'housefront',
    when: ({ realtime }) => realtime !== 'off',
    validate: (value) =>
      /^[\w-]{1,64}$/.test(String(value))
        ? undefined
        : `${shown(value)} is no key. Write letters, digits, _ and - only.`,
  },
  {
    name: 'offline',
    kind: 'choice',
    message: 'Whether the home page opens without a connection, as an app on a home screen needs it',
    options: () => ['no', 'yes'],
    fallback: 'no',
  },
];

/**
 * Questions about a new site; each answer is checked at once (GEN-01).
 * @param root folder that holds `sites`; without it no id is taken
 */
export function siteQuestions(root?: string): Question[] {
  return [
    {
      name: 'id',
      kind: 'text',
      message: 'Site id, a number that the platform knows the site by',
      validate: (value) => {
        if (!/^[1-9]\d{0,8}$/.test(String(value)))
          return `${shown(value)} is not a site id. Write a number such as 1005.`;
        const taken = root === undefined ? undefined : folderOfSite(root, String(value));
        return taken
          ? `site ${String(value)} exists already. Choose another id, or remove sites/${taken} first.`
          : undefined;
      },
    },
    {
      name: 'name',
      kind: 'text',
      message: 'Name of the site, as visitors see it',
      validate: name('the name of the site'),
    },
    {
      name: 'currencies',
      kind: 'choices',
      message: 'Currencies, the default first: codes, and coins as code:decimals:symbol, e.g. RMB,EUR,BTC:8:₿',
      first: 'Which currency is the default?',
      options: () => CURRENCIES,
      others: {
        accept: (value) => typeof readCurrency(value) !== 'string',
        words: 'a code of ISO 4217 such as EUR, a coin such as BTC:8:₿',
      },
      validate: (value) => {
        const codes = [value].flat().flatMap((list) => list.split(',').map((code) => code.trim().split(':')[0]));
        return new Set(codes).size < codes.length ? `${shown(value)} names one twice. Name each once.` : undefined;
      },
    },
    {
      name: 'languages',
      kind: 'choices',
      message: 'Languages, the default first, e.g. zh_CN,en_US',
      first: 'Which language is the default?',
      options: () => LOCALES,
      others: otherLanguages,
      fallback: ['zh_CN'],
    },
    {
      name: 'title',
      kind: 'text',
      message: 'Page title in Chinese; needed when the site has only Chinese',
      asked: hasChinese,
      blankIf: hasOthers,
      validate: name('a title'),
    },
    {
      name: 'title-en',
      kind: 'text',
      message: 'Page title in every other language; may be blank when that in Chinese is not',
      asked: hasOthers,
      blankIf: (soFar) => !hasOthers(soFar) || String(soFar['title'] ?? '').trim() !== '',
      validate: name('a title'),
    },
    {
      name: 'desktop',
      kind: 'choice',
      message: 'Desktop template',
      options: () => [...kitTemplates('desktop'), ...ownTemplates(root, 'desktop')],
      fallback: 'desktop_1',
    },
    {
      name: 'mobile',
      kind: 'choice',
      message: 'Mobile template',
      options: () => [...kitTemplates('mobile'), ...ownTemplates(root, 'mobile')],
      fallback: 'H5_1',
    },
    {
      name: 'theme',
      kind: 'choice',
      message:
        "Theme, or 'brand' to derive one from your colours, or 'tokens' to take one from a file of design tokens",
      options: () => [...THEMES, 'brand', 'tokens'],
      fallback: 'midnight',
    },
    ...themeQuestions,
    ...platformQuestions,
    ...consentQuestions,
  ];
}
