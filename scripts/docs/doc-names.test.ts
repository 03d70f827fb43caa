import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordedFiles } from '../../packages/generator/src/index.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const pages = files.filter(
  (file) => file.endsWith('.md') && !/^(?:sites|templates|\.changeset|docs\/api)\//.test(file),
);
/** Files of an operator's repository with a site, as `npm create housefront` writes them. */
const written = recordedFiles({
  kit: '0.0.0',
  repository: { name: 'a', 'package-manager': 'npm' },
  sites: {
    1001: {
      id: '1001',
      name: 'A',
      title: '',
      'title-en': 'A',
      currencies: ['USD'],
      languages: ['en_US'],
      desktop: 'desktop_1',
      mobile: 'H5_1',
      theme: 'brand',
      accent: '#0f766e',
      surface: 'none',
      second: 'none',
      upstream: 'http://localhost:4300',
      realtime: 'off',
      'realtime-key': 'a',
    },
  },
  migrations: [],
});
/** All folders, and all files, that a page can name by the end of their path. */
const paths = new Set(
  [...files, ...written.keys()].flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);
const endings = new Set([...paths].flatMap((path) => path.split('/').map((_, at, all) => all.slice(at).join('/'))));
/** All words of the code, its configuration and its templates. */
const words = new Set(
  files
    .filter(
      (file) => !file.endsWith('.md') && !/^(?:pnpm-lock|docs\/|tooling\/words\/|scripts\/docs\/doc-names)/.test(file),
    )
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|ya?ml|html|sh|hbs)$|Dockerfile/.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w$]+/g) ?? []),
);

/** Names in pages that are not in the repository, each with the reason. The key is a page, or the beginning of its path. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CONTRIBUTING.md': { 'parts.cdx.json': 'A file of tarballs.' },
  'SECURITY.md': { 'parts.cdx.json': 'A file of tarballs.' },
  'docs/how-to/run-in-containers.md': { 'sites.json': 'A file of an operator.' },
  'docs/reference/recipes.md': { 'scripts/purge.ts': 'A file of an operator.' },
  'README.md': { 'docs/.vitepress/dist': 'Written by a build.', 'parts.cdx.json': 'A file of tarballs.' },
  'bench/README.md': { 'bench/results/latest.json': 'Written by a run.' },
  'docs/adr/0031': { 'promotionModels.ts': 'A name before the decision.' },
  'docs/adr/0040': { 'theme.tokens.json': 'A file of a site.' },
  'docs/adr/0068': {
    _serverResult: 'Of the removed router.',
    _notFound: 'Of the removed router.',
    __TSR_key: 'Of the removed router.',
  },
  'docs/adr/0071': { useInteractOutside: 'A hook of react-aria.' },
  'docs/adr/0072': {
    'src/a.tsx': 'An example.',
    'dist/a.js': 'An example.',
    'dist/a.d.ts': 'An example.',
    'a.css.ts': 'An example.',
    'a.css.js': 'An example.',
  },
  'docs/adr/0021': { getServerSnapshot: 'A parameter of React.' },
  'docs/architecture.md': {
    'dist/server/server.js': 'Written by a build.',
    'server.js': 'Written by a build.',
    'intlStrings.mjs': 'A file of react-aria.',
    LocalizedStringProvider: 'A component of react-aria.',
  },
  'docs/kit/add-a-feature-or-call.md': {
    'contract/src/features/quests/quests.ts': 'The example.',
    'quests.meanings.ts': 'The example.',
    'quests.api.ts': 'The example.',
    'quests.codes.ts': 'The example.',
    createQuests: 'The example.',
    'createQuests.ts': 'The example.',
  },
  'docs/kit/add-a-record-page.md': {
    'packages/contract/src/features/cash-back/cash-back.ts': 'The example.',
    'packages/core/src/features/cash-back/cash-back.records.ts': 'The example.',
    'packages/app/src/screens/account/sections/cash-back.section.ts': 'The example.',
    'packages/sandbox/src/handlers/cash-back/cash-back.ts': 'The example.',
  },
  'docs/kit/add-a-screen.md': {
    'fair-play.page.ts': 'The example.',
    'fair-play.guard.ts': 'The example.',
    'views/fair-play/FairPlayView.tsx': 'The example.',
  },
  'docs/adr/0083-languages-are-rows-of-a-table.md': { xx_YY: 'The form of a code.' },
  'docs/how-to/add-a-language.md': {
    'content/fr_FR.md': 'A file that the reader makes.',
    'sites/1001/locales/fr_FR': 'A folder that the reader makes.',
  },
  'docs/how-to/add-a-site.md': { 'sites/1006/site.config.ts': 'The example.' },
  'docs/how-to/change-a-theme.md': { 'theme.tokens.json': 'A file of a site.' },
  'docs/tutorials/designer.md': { 'theme.tokens.json': 'A file of a site.' },
  'docs/how-to/review-looks.md': {
    'theme.tokens.json': 'A file of a site.',
    CHROMATIC_PROJECT_TOKEN: 'A variable of Chromatic.',
  },
};

/** Code spans of a page with a file or a name that does not exist. */
function unknownNames(text: string): readonly string[] {
  const spans = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => {
    const isPath =
      /^[\w@$-][\w@.$-]*(?:\/[\w@.$-]+)*\/?$/.test(span) &&
      (/\.(?:[cm]?[jt]sx?|json|css|ya?ml|html|md|tsv|sh)$/.test(span) ||
        /^(?:packages|docs|tooling|scripts|sites|e2e|bench|templates)\//.test(span));
    if (isPath) return !endings.has(span.replace(/\/$/, ''));
    // A name that is no plain word: it has a capital inside, an underline, a member or a call.
    const isName = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/.test(span) && /[a-z][A-Z]|_|\(\)|\./.test(span);
    return (
      isName &&
      !span
        .replace('()', '')
        .split('.')
        .every((word) => words.has(word))
    );
  });
}

const found = pages.flatMap((page) =>
  unknownNames(readFileSync(join(root, page), 'utf8')).map((name) => ({ page, name })),
);
const isException = ({ page, name }: { readonly page: string; readonly name: string }) =>
  Object.entries(exceptions).some(([path, names]) => page.startsWith(path) && Object.hasOwn(names, name));

test('files and names in pages exist', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(words.size).toBeGreaterThan(20_000);
  expect(found.filter((one) => !isException(one)).map(({ page, name }) => `${page}: ${name}`)).toEqual([]);
});

test('an exception is a name that its page holds and the repository lacks', () => {
  const unneeded = Object.entries(exceptions).flatMap(([path, names]) =>
    Object.keys(names).filter((name) => !found.some((one) => one.page.startsWith(path) && one.name === name)),
  );
  expect(unneeded).toEqual([]);
});

test.each([
  ['`packages/core/src/gone.ts` `scripts/nothing/`', ['packages/core/src/gone.ts', 'scripts/nothing/']],
  ['`gone.ts` and `e2e/nothing`', ['gone.ts', 'e2e/nothing']],
  [
    '`createNothingAtAll` `NOTHING_AT_ALL` `core.nothingAtAll()`',
    ['createNothingAtAll', 'NOTHING_AT_ALL', 'core.nothingAtAll()'],
  ],
  ['`createCore.ts` `core/src/createCore.ts` `packages/core` `createCore` `core.session.login()`', []],
  ['`pnpm test` `{id}` `/v3/game_list` `true` `--flag` `*.test.ts` `.css.ts`', []],
  ['```ts\ncreateNothingAtAll\n```\ncreateNothingAtAll', []],
])('%j has the unknown names %j', (text, unknown) => {
  expect(unknownNames(text)).toEqual(unknown);
});
