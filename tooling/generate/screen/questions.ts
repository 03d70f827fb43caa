import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../../packages/contract/src/site/ids.ts';
import { textFault } from '../../../packages/core/src/i18n/locales.rules.ts';
import { featureProblem, joinProblem } from '../call/features.ts';
import { callQuestions } from '../call/questions.ts';
import { camel, nameLike, pascal, sentence } from '../names.ts';
import { shown, type Answers, type Question } from '@housefront/generator';

export const ui = 'packages/ui/src';
export const app = 'packages/app/src';
export const pages = 'packages/contract/src/pages/pages.ts';
export const locales = 'packages/core/src/i18n/locales';
/** Keys whose text is still English in other languages, with those languages. */
export const untranslated = 'packages/core/src/i18n/untranslated.json';

/** The shipped languages, English first: other headings are compared with it. */
export const languages = (root: string): readonly Locale[] => {
  const all = LOCALES.filter((locale) => existsSync(join(root, locales, locale)));
  return ['en_US', ...all.filter((locale) => locale !== 'en_US')];
};

/** Composes letters with their marks, as in catalogues. */
export const composed = (value: string | readonly string[]) => String(value).normalize('NFC');

/** The view that already has props or texts with this name; undefined for none. */
const declaredView = (root: string, word: string): string | undefined =>
  readdirSync(join(root, ui, 'views')).find((folder) =>
    ['contract.ts', `${pascal(folder)}View.tsx`]
      .map((file) => join(root, ui, 'views', folder, file))
      .some(
        (file) => existsSync(file) && new RegExp(`\\b${word}(?:ViewProps|Texts)\\b`).test(readFileSync(file, 'utf8')),
      ),
  );

/** Prefixes of paths that the gateway answers itself. */
const GATEWAY = ['/api', '/assets', '/builds', '/clientCaptcha', '/healthz', '/readyz'];

/** The page that already has this address, also with a parameter in it or in other case; undefined for none. */
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

/** Source of a screen's data: none, a list of the platform, or one item in the address. */
const hasData = ({ data }: Answers): boolean => data === 'list' || data === 'detail';

/** Questions about the call of a screen, like those of a feature's call. */
function dataQuestions(root: string): Question[] {
  return [
    {
      name: 'data',
      kind: 'choice',
      message: 'What it shows: none of the platform, a list, or the detail of what its address names',
      options: () => ['none', 'list', 'detail'],
      fallback: 'none',
    },
    ...[
      {
        name: 'feature',
        kind: 'text',
        message: 'Feature that the call belongs to, in kebab-case; a new one is made',
        validate: (value) => featureProblem(root, value) ?? joinProblem(root, String(value)),
      } satisfies Question,
      ...callQuestions('call-path'),
    ].map((question): Question => ({ ...question, when: hasData, onlyWith: '--data list or --data detail' })),
  ];
}

/** Questions about a new screen; each answer is checked at once. */
export function screenQuestions(root: string): Question[] {
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
    ...dataQuestions(root),
    {
      name: 'path',
      kind: 'text',
      message: 'Address of the page, e.g. /promotions; that of a detail ends with /$id',
      validate: (value, { data }) => {
        const fixed = data === 'detail' ? String(value).replace(/\/\$id$/, '') : String(value);
        if (!/^(\/[a-zA-Z][a-zA-Z0-9-]{0,40}){1,4}$/.test(fixed) || (data === 'detail' && fixed === value))
          return `${shown(value)} is no address${data === 'detail' ? ' of a detail. Write one such as /promotions/$id.' : '. Write one such as /promotions.'}`;
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
    {
      name: 'menu',
      kind: 'choice',
      message: 'Menu that leads to it: the footer of every page, that of the member centre, or none',
      options: ({ data }) => (data === 'detail' ? ['none'] : ['none', 'footer', 'member']),
      fallback: 'none',
    },
    { name: 'summary', kind: 'text', message: 'What the page is for, in one sentence', validate: sentence },
    ...languages(root).map((locale): Question => {
      const question: Question = {
        name: `title-${locale}`,
        kind: 'text',
        message: `Heading in ${locale}`,
        validate: (value, soFar) =>
          sentence(value) ?? textFault(locale, composed(value), composed(soFar['title-en_US'] ?? '')),
      };
      if (locale === 'en_US') return question;
      return {
        ...question,
        message: `${question.message}; left out, the English one is shown until it is translated`,
        fallback: '',
      };
    }),
  ];
}
