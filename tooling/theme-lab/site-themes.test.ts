import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerLab, siteThemeSources, type LabRequest } from './site-themes.ts';

const root = mkdtempSync(join(tmpdir(), 'lab-'));
const headers = { host: 'localhost:6006', origin: 'http://localhost:6006', 'content-type': 'application/json' };
const file = '{ "$extensions": { "housefront.theme": { "base": "neon" } } }';
const ask = (request: Partial<LabRequest>) =>
  answerLab(root, { method: 'PUT', path: '/7', headers, body: file, ...request });
const written = join(root, 'sites/7/theme.tokens.json');

beforeAll(() => {
  mkdirSync(join(root, 'sites/7'), { recursive: true });
  mkdirSync(join(root, 'sites/draft'));
  writeFileSync(join(root, 'sites/7/site.config.ts'), "export default { public: { SITE_NAME: 'Red Fort' } };");
});
afterAll(() => rmSync(root, { recursive: true }));

test.each<[what: string, request: Partial<LabRequest>, status: number, text: RegExp]>([
  ['a page of another site', { headers: { ...headers, origin: 'http://evil.example' } }, 403, /^Only the Theme Lab/],
  [
    'an address of another site',
    { headers: { ...headers, 'sec-fetch-site': 'cross-site' } },
    403,
    /^Only the Theme Lab/,
  ],
  ['a form', { headers: { ...headers, 'content-type': 'text/plain' } }, 415, /^Send application\/json\.$/],
  ['a site that is not there', { path: '/8' }, 404, /^There is no such site\. Known: 7\.$/],
  ['a way out of the sites', { path: '/../7' }, 404, /^There is no such site\./],
  ['another method', { method: 'DELETE' }, 405, /^Ask with GET or PUT\.$/],
  ['a file that is no theme', { body: '{ "radius": 4 }' }, 422, /^radius: 4 is no token\./],
])('[DES-02] %s writes nothing', (_, request, status, text) => {
  expect(ask(request)).toEqual({ status, text: expect.stringMatching(text) });
  expect(existsSync(written)).toBe(false);
});

test('[DES-02] a file nested 5,000 deep and a folder that cannot be written to are answered', () => {
  const body = `{ "colour": ${'['.repeat(5000)}${']'.repeat(5000)} }`;
  expect(ask({ body })).toEqual({
    status: 422,
    text: expect.stringMatching(/^The file holds values more than 100 deep/),
  });
  mkdirSync(written);
  expect(ask({})).toEqual({ status: 500, text: expect.stringMatching(/^Nothing could be saved: .*EISDIR/) });
  rmSync(written, { recursive: true });
});

test('[DES-02] the sites are listed, and a theme is saved into one of them', () => {
  expect(ask({ method: 'GET', path: '' })).toEqual({ status: 200, text: '[{"id":"7","name":"Red Fort"}]' });
  expect(ask({}).text).toBe(
    'sites/7/theme.tokens.json is written. It does not read the file yet: docs/how-to/change-a-theme.md shows its theme.css.ts.',
  );
  expect(readFileSync(written, 'utf8')).toBe(file);
  writeFileSync(join(root, 'sites/7/theme.css.ts'), "import tokens from './theme.tokens.json' with { type: 'json' };");
  expect(ask({}).text).toBe('sites/7/theme.tokens.json is written.');
});

test('[DES-01] every site with a theme of its own is found, by its style sheet or else by its tokens', () => {
  const sites = mkdtempSync(join(tmpdir(), 'lab-sites-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(sites, 'sites', path, '..'), { recursive: true });
    writeFileSync(join(sites, 'sites', path), text);
  };
  for (const [id, name] of ['Plain', 'Brand', 'Tokens', 'Both'].entries())
    write(`${id}/site.config.ts`, `export default { public: { SITE_NAME: '${name}' } };`);
  write('1/theme.css.ts', '');
  write('2/theme.tokens.json', '{}');
  write('3/theme.css.ts', '');
  write('3/theme.tokens.json', '{}');
  write('draft/theme.css.ts', '');
  expect(siteThemeSources(sites)).toEqual([
    { name: 'site-1', title: '1 · Brand', file: join(sites, 'sites/1/theme.css.ts') },
    { name: 'site-2', title: '2 · Tokens', file: join(sites, 'sites/2/theme.tokens.json') },
    { name: 'site-3', title: '3 · Both', file: join(sites, 'sites/3/theme.css.ts') },
  ]);
  rmSync(sites, { recursive: true });
});
