import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../packages/app/src/vite/content/readContent.ts';
import { parseSiteConfig } from '../../packages/contract/src/config/site-config.ts';
import { copyFiles } from '../../tooling/generate/testing/workspace.ts';
import { blocksIn, docBlocks, type DocBlock } from './doc-blocks.ts';

const root = join(import.meta.dirname, '../..');

/** Names that people who build on the kit write first, with their declarations. */
const entries = [
  ['packages/app/src/kernel/defineSite.ts', 'defineSite'],
  ['packages/app/src/kernel/definePage.tsx', 'definePage'],
  ['packages/app/src/vite/index.ts', 'siteViteConfig'],
  ['packages/contract/src/calls/endpoint.ts', 'defineCall'],
  ['packages/contract/src/pages/pages.ts', 'PAGES'],
  ['packages/ui/src/defineTemplate.ts', 'defineTemplate'],
  ['packages/gateway/src/middleware/access-log/accessLog.ts', 'accessLog'],
  ['packages/gateway/src/middleware/rate-limit/rateLimit.ts', 'rateLimit'],
  ['packages/gateway/src/middleware/request-context/requestContext.ts', 'requestContext'],
  ['packages/gateway/src/middleware/site-by-host/siteByHost.ts', 'siteByHost'],
] as const;

test.each(entries)('%s has an example of %s that can be read by a compiler', (file, name) => {
  const text = readFileSync(join(root, file), 'utf8');
  const docs = text.slice(0, text.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm')));
  const [, example = ''] =
    /@example\n \* ```ts\n([^]*?) \* ```\n \*\/\n$/.exec(docs.slice(docs.lastIndexOf('/**'))) ?? [];
  const code = example.replaceAll(/^ \* ?/gm, '');
  expect(code).toContain(name === 'PAGES' ? 'path:' : `${name}(`);
  expect(parseSync('example.ts', name === 'PAGES' ? `({${code}})` : code).errors).toEqual([]);
});

/** Languages of blocks in pages, with the check of each. A block that none of them fits is `text`, which looks like no code. */
const languages: Readonly<Record<string, string>> = {
  ts: 'compiled by a test below',
  tsx: 'compiled by a test below',
  json: 'parsed by a test below',
  sh: 'its commands: commands.test.ts',
  console: 'its commands: commands.test.ts',
  diff: 'applied to a copy of the workspace: tooling/generate/kinds.test.ts',
  ini: 'its names: commands.test.ts',
  nginx: 'its statements by a test below',
  markdown: 'read as the content of a site by a test below',
  text: 'output, trees and drawings',
};

const blocks = docBlocks();
const written = (language: RegExp) => blocks.filter((block) => language.test(block.language));

test('each block of a page names a language that a test checks', () => {
  expect(blocks.length).toBeGreaterThan(60);
  expect(
    blocks
      .filter(({ language }) => !Object.hasOwn(languages, language))
      .map(({ at, language }) => `${at}: ${language}`),
  ).toEqual([]);
});

/** Keys of a site's config without the object around them. */
const isPart = ({ text }: DocBlock): boolean =>
  parseSync('part.ts', text).errors.length > 0 && parseSync('part.ts', `({${text}})`).errors.length === 0;

/** The module that a block is compiled as. */
function moduleOf(block: DocBlock): string {
  const code = isPart(block)
    ? `import { defineSite } from '@housefront/app/config';\n` +
      `export default {\n${block.text}} satisfies Partial<Parameters<typeof defineSite>[0]>;\n`
    : block.text;
  return `${block.before}\n${code}\nexport {};\n`;
}

/**
 * Where a block is compiled: at the place of the file that it names, else in a site. Two blocks of one file get numbers.
 * @param taken the places that have a block; the new one is added
 */
function fileOf({ file = 'sites/1001/example.ts', language }: DocBlock, taken: Set<string>): string {
  const [name = '', ...endings] = basename(file).split('.');
  for (let number = 1; ; number++) {
    const own = [number === 1 ? name : `${name}-${number}`, ...endings.slice(0, -1), language].join('.');
    const place = join(dirname(file), own);
    if (!taken.has(place)) {
      taken.add(place);
      return place;
    }
  }
}

let workspace: ReturnType<typeof copyFiles>;
/** Errors of the compiler in all blocks, and in one that is wrong: it starts once, because it reads half of the kit. */
let said: readonly string[];
beforeAll(() => {
  workspace = copyFiles();
  said = compile([...written(/^(?:tsx?|json)$/), ...wrong]);
});
afterAll(() => workspace.remove());

/** Errors of the compiler in blocks, each at its place of a copy of the workspace. */
function compile(some: readonly DocBlock[]): readonly string[] {
  const taken = new Set<string>();
  const placed = some
    .filter(({ language }) => language !== 'json')
    .map((block) => ({ block, place: fileOf(block, taken) }));
  for (const { file, text } of some.filter(({ language }) => language === 'json')) {
    if (!file) continue;
    mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
    writeFileSync(join(workspace.root, file), text);
  }
  const isNew = (folder: string) => !existsSync(join(root, folder));
  for (const { block, place } of placed) {
    mkdirSync(dirname(join(workspace.root, place)), { recursive: true });
    writeFileSync(join(workspace.root, place), moduleOf(block));
  }
  // A feature that only the page has is imported by its folder.
  const paths = [...taken].flatMap((place) => {
    const [, name, inside] = /^packages\/(\w+)\/src\/(.+)\/[^/]+$/.exec(place) ?? [];
    return name && inside && isNew(dirname(place)) ? [[`@housefront/${name}/${inside}`, [`./${place}`]] as const] : [];
  });
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { paths: Object.fromEntries(paths) },
    include: ['packages/*/src/**/*.d.ts'],
    // Features add their events and labels to the types of all.
    files: [...taken, 'packages/core/src/createCore.ts'],
  };
  writeFileSync(join(workspace.root, 'tsconfig.examples.json'), JSON.stringify(settings));
  const { out } = workspace.tool('tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.examples.json');
  return (
    placed
      .reduce((text, { block, place }) => text.replaceAll(`${place}(`, `${block.at} (`), out)
      .split('\n')
      // Other files have a check of their own.
      .filter((line) => placed.some(({ block }) => line.startsWith(`${block.at} `)))
  );
}

const wrong = blocksIn(
  '# Page\n\n```ts [sites/1001/wrong.ts]\nimport { gone } from "@housefront/ui/theme";\n```\n',
  'docs/page.md',
);
const isWrong = (line: string) => wrong.some(({ at }) => line.startsWith(`${at} `));

test('the code that pages show compiles against the packages', () => {
  expect(written(/^tsx?$/).length).toBeGreaterThan(15);
  expect(said.filter((line) => !isWrong(line))).toEqual([]);
});

test('code that does not fit the packages is named with its page and line', () => {
  const named = said.filter(isWrong);
  expect(named).toHaveLength(1);
  expect(named[0]).toMatch(/^docs\/page\.md:3 .*has no exported member 'gone'/);
});

test('keys of a config that a page shows are accepted', () => {
  const least = {
    version: 1,
    siteId: 1001,
    public: {
      SITE_NAME: 'A',
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1',
      SITE_TITLE: 'A',
      SITE_TITLE_EN: 'A',
    },
    currencies: 'USD',
    languages: 'en_US',
    theme: 'midnight',
    upstream: 'https://api.example.com',
  };
  const parts = written(/^ts$/).filter(isPart);
  expect(parts.length).toBeGreaterThan(0);
  const refused = parts.flatMap(({ at, text }) => {
    // The text is a page's own, read from the repository.
    const keys: object = runInNewContext(`({${text}})`);
    const result = parseSiteConfig({ ...least, ...keys });
    return result.ok ? [] : result.problems.map((problem) => `${at}: ${JSON.stringify(problem)}`);
  });
  expect(refused).toEqual([]);
});

test('Markdown that a page shows is read as the content of a site', () => {
  const pages = written(/^markdown$/);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.map(({ text }) => readContent(text, []).pages.length)).not.toContain(0);
});

test('JSON that a page shows can be parsed', () => {
  const wrong = written(/^json$/).flatMap(({ at, text }) => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return [`${at}: ${String(error)}`];
    }
  });
  expect(wrong).toEqual([]);
});

/** Statements of an nginx configuration that are not complete, and blocks that are not closed. */
function nginxProblems(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const open = lines.filter((line) => line.endsWith('{')).length - lines.filter((line) => line === '}').length;
  const incomplete = lines.filter((line) => line !== '' && !/^(?:[a-z_]+\d? .*[;{]|[a-z_]+;|\})$/.test(line));
  return [...incomplete, ...(open === 0 ? [] : [`${open} blocks are not closed`])];
}

test('an example for nginx has complete statements and closed blocks', () => {
  expect(written(/^nginx$/).flatMap(({ at, text }) => nginxProblems(text).map((line) => `${at}: ${line}`))).toEqual([]);
  expect(nginxProblems('server {\n  listen 80\n')).toEqual(['listen 80', '1 blocks are not closed']);
});

test.each([
  ['```ts\na\n```', { language: 'ts', file: undefined, text: 'a\n', before: '' }],
  ['```ts [sites/1/a.ts]\na\n```', { language: 'ts', file: 'sites/1/a.ts', text: 'a\n', before: '' }],
  ['<!-- before:\nlet b;\n-->\n```tsx\na\n```', { language: 'tsx', file: undefined, text: 'a\n', before: 'let b;' }],
  ['1. A\n\n   ```sh\n   npm test\n   ```', { language: 'sh', file: undefined, text: 'npm test\n', before: '' }],
  ['```\nplain\n```', { language: '', file: undefined, text: 'plain\n', before: '' }],
])('%j is read as a block', (text, block) => {
  expect(blocksIn(text, 'docs/page.md')).toEqual([expect.objectContaining(block)]);
});
