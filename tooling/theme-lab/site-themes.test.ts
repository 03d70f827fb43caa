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
const planned = (body = file) =>
  JSON.parse(ask({ method: 'POST', body }).text) as { readonly tag: string; readonly lost: readonly string[] };
const save = (body = file) => ask({ body, headers: { ...headers, 'if-match': planned(body).tag } });
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
  ['another method', { method: 'DELETE' }, 405, /^Ask with GET, POST or PUT\.$/],
  ['a file that is no theme', { body: '{ "radius": 4 }' }, 422, /^radius: 4 is no token\./],
  ['a plan', { method: 'POST' }, 200, /^\{"tag":"none","lost":\[\],"whole":false\}$/],
  ['a plan for a file that is no theme', { method: 'POST', body: '{ "radius": 4 }' }, 422, /^radius: 4 is no token\./],
  ['a plan for another site', { method: 'POST', headers: { ...headers, origin: 'null' } }, 403, /^Only the Theme Lab/],
  ['a save without a plan', {}, 412, /^The file in the site is another one by now\./],
  ['a save of an old plan', { headers: { ...headers, 'if-match': 'abc' } }, 412, /Nothing is written; save again\.$/],
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
  expect(ask({ method: 'POST' }).status).toBe(500);
  rmSync(written, { recursive: true });
});

test('[DES-02] a theme is saved into a site, and what was written into its file stays', () => {
  writeFileSync(join(root, 'sites/7/theme.css.ts'), "import tokens from './theme.tokens.json' with { type: 'json' };");
  expect(save()).toEqual({ status: 200, text: 'sites/7/theme.tokens.json is written. It is new.' });
  expect(readFileSync(written, 'utf8')).toBe(file);

  const teal = '{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.4] } }';
  const byHand = `{ "$extensions": { "housefront.theme": { "base": "neon" } },
  "palette": { "teal": ${teal} },
  "colour": { "accent": { "base": { "$type": "color", "$value": "{palette.teal}" } } } }`;
  writeFileSync(written, byHand);
  const sharp = '{ "$type": "dimension", "$value": { "value": 2, "unit": "px" } }';
  const withTile = `{ "$extensions": { "housefront.theme": { "base": "neon" } },
    "colour": { "accent": { "base": ${teal} } }, "radius": { "tile": ${sharp} } }`;
  expect(planned(withTile).lost).toEqual([]);
  expect(save(withTile).text).toBe(
    'sites/7/theme.tokens.json is written: 1 value changed, the rest of the file is as it was.',
  );
  expect(readFileSync(written, 'utf8')).toContain(byHand.slice(0, byHand.lastIndexOf('}')).trimEnd());
  expect(JSON.parse(readFileSync(written, 'utf8'))).toMatchObject({ radius: { tile: JSON.parse(sharp) as object } });
  expect(save(withTile).text).toBe('sites/7/theme.tokens.json holds this theme already.');
});

test('[DES-02] what a save would lose is reported, and a file that changed since is not written over', () => {
  const text = `{ "$extensions": { "housefront.theme": { "base": "neon" } },
  "colour": { "accent": { "text": { "$type": "color", "$value": "{colour.second.text}" } },
    "second": { "text": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } }`;
  writeFileSync(written, text);
  const { tag, ...plan } = planned();
  expect(plan).toEqual({ lost: ['colour.accent.text follows {colour.second.text}'], whole: false });
  writeFileSync(written, `${text}\n`);
  expect(ask({ headers: { ...headers, 'if-match': tag } }).status).toBe(412);
  expect(readFileSync(written, 'utf8')).toBe(`${text}\n`);

  writeFileSync(written, '{ "radius": 4 } // mine');
  expect(planned()).toMatchObject({ lost: [expect.stringMatching(/^The file is no JSON: /)], whole: true });
  expect(save().text).toBe('sites/7/theme.tokens.json is written. What was there is replaced.');
  expect(readFileSync(written, 'utf8')).toBe(file);
});

const reads =
  "import tokens from './theme.tokens.json' with { type: 'json' };\nexport const theme = readTokens(tokens);";
const itself = /^Its theme\.css\.ts makes its theme itself\. A saved theme\.tokens\.json lies beside it/;
const derives =
  /^Its theme\.css\.ts derives its theme from brand colours\. .* docs\/how-to\/change-a-theme\.md, “Give a site a theme from a design tool”\.$/;
const builtIn =
  /^Its site\.config\.ts names the built-in theme midnight\. .* changes nothing until it says theme: 'site'/;
const own = "theme: 'site',";
test.each<[what: string, config: string, theme: string | null, unread: RegExp]>([
  ['a theme that reads the file', own, reads, /^$/],
  ['the same in double quotes', 'theme: "site",', reads.replaceAll("'", '"'), /^$/],
  ['one that names no theme', '', reads, /^$/],
  ['one that derives', own, "export const theme = makeTheme('site', deriveTheme({ accent: '#14b88a' }));", derives],
  ['one that has the import as a comment', own, `// ${reads}`, itself],
  ['one that is a comment alone', own, `/* ${reads} */`, /^It has no theme\.css\.ts\./],
  ['an address in a text', `${own} upstream: 'http://localhost', // theme: 'neon'`, reads, /^$/],
  ['one that derives beside a comment', own, `/* ${reads} */\nmakeTheme('site', deriveTheme({}));`, derives],
  ['values of its own', own, "makeTheme('site', { ...midnight });", itself],
  ['a file of another name', own, "import tokens from './brand.tokens.json';", itself],
  ['a file of another site', own, "import tokens from '../8/theme.tokens.json';", itself],
  ['no style sheet', own, null, /^It has no theme\.css\.ts\. A saved theme\.tokens\.json changes nothing/],
  ['a built-in theme', "theme: 'midnight',", null, builtIn],
  ['a built-in theme beside a style sheet', 'theme: "midnight",', reads, builtIn],
  ['a built-in theme in a comment', `// theme: 'midnight'\n${own}`, reads, /^$/],
])('[DES-02] a site is listed with what a save does for it: %s', (_, config, theme, unread) => {
  const sites = mkdtempSync(join(tmpdir(), 'lab-unread-'));
  mkdirSync(join(sites, 'sites/7'), { recursive: true });
  writeFileSync(join(sites, 'sites/7/site.config.ts'), `export default { SITE_NAME: 'Red Fort', ${config}\n };`);
  if (theme !== null) writeFileSync(join(sites, 'sites/7/theme.css.ts'), theme);
  const list = answerLab(sites, { method: 'GET', path: '', headers, body: '' });
  expect(JSON.parse(list.text)).toEqual([{ id: '7', name: 'Red Fort', unread: expect.stringMatching(unread) }]);
  const put = { path: '/7', headers: { ...headers, 'if-match': 'none' }, body: file };
  const { text } = answerLab(sites, { method: 'PUT', ...put });
  expect(text.replace('sites/7/theme.tokens.json is written. It is new.', '').trim()).toMatch(unread);
  rmSync(sites, { recursive: true });
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
