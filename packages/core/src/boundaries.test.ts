import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.fixtures\.|^testing\//.test(path))
  .map((path) => ({ path: relative(root, join(root, path)), text: readFileSync(join(root, path), 'utf8') }));

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);

test('[API-01] only the http port talks to the network', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(holding(/(?<![\w.])fetch\(|XMLHttpRequest|sendBeacon|EventSource/)).toEqual(['platform/http-fetch.ts']);
});

test('time, chance, storage and windows are reached through ports only', () => {
  const global =
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\b(?:local|session)Storage\b|\bdocument\.|(?<![\w.'])window\.|\bset(?:Timeout|Interval)\(/;
  expect(holding(global).filter((path) => !path.startsWith('platform/'))).toEqual([]);
});

test('[CFG-21x] nothing compares with the name of a site', () => {
  expect(holding(/SITE_NAME\s*[!=]==?|[!=]==?\s*[\w.]*SITE_NAME/)).toEqual([]);
});

const feature = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];

test('a feature imports another one only through its index, and only session and site', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    [...code(text).matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].flatMap((match) => {
      const target = relative(root, join(root, path, '..', match[1] ?? match[2] ?? ''));
      const [own, other] = [feature(path), feature(target)];
      if (own === undefined || other === undefined || own === other) return [];
      return /^features\/(?:session|site)\/index\.ts$/.test(target) ? [] : [`${path} imports ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('schemas stay out of what a first page view loads', () => {
  const eager = sources.filter(({ path }) => !/\.(?:api|schema|effects)\.ts$/.test(path));
  const wrong = eager.flatMap(({ path, text }) =>
    [...code(text).matchAll(/^import (?!type\b)([^;]*?) from '(@housefront\/contract[^']*|zod[^']*)'/gm)]
      .filter(([, names = '', module = '']) => {
        const values = names
          .replace(/[{}]/g, '')
          .split(',')
          .filter((name) => name.trim() !== '' && !name.trim().startsWith('type '));
        return (
          values.length > 0 && !/^@housefront\/contract\/(?:ids|money|envelope|site-title|templates)$/.test(module)
        );
      })
      .map(([, , module = '']) => `${path} imports ${module}`),
  );
  expect(wrong).toEqual([]);
});

test('no file is over 300 lines', () => {
  expect(sources.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path)).toEqual([]);
});
