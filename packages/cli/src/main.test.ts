import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, recordText } from '@housefront/generator';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import { main } from './main.ts';
import { shopPerTest } from './testing/shopPerTest.ts';

const { root, out, problems, read } = shopPerTest('1001');

test('[OPS-02] help lists every command, and help on one lists its options, switches and examples', async () => {
  expect(await main(['--help'], root)).toBe(0);
  for (const { name, summary } of commands) {
    expect(out.join('\n')).toContain(name);
    expect(out.join('\n')).toContain(summary);
  }
  for (const command of commands) {
    out.length = 0;
    expect(await main([command.name, '--help'], root)).toBe(0);
    const text = out.join('\n');
    for (const { name } of command.options?.(root) ?? []) expect(text).toContain(`--${name} `);
    for (const name of Object.keys(command.switches ?? {})) expect(text).toContain(`--${name} `);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const [line] of command.examples) expect(text).toContain(line);
  }
});

test.each([
  [['bild'], /^"bild" is no command\. Known: dev, build, preview, start, /],
  [['build', '--fast', 'yes'], /^"--fast" is not an option of housefront build\. See housefront build --help\.$/],
  [['build', '--fast'], /^"--fast" has no value\. Write "--fast VALUE"\.$/],
  [['build', '9999'], /^There is no site 9999\. Sites: 1001\.$/],
  [['start', '1001'], /^"1001" is one word too many\. See housefront start --help\.$/],
  [['preview'], /^Not built: 1001\. Build first: npx housefront build 1001$/],
  [
    ['add', 'house'],
    /^"house" cannot be added\. Write housefront add site \[id\], housefront add language \[locale\], housefront add template \[name\], or housefront add app \[site\]\.$/,
  ],
  [
    ['add', 'site', '1001', '--name', 'A', '--title-en', 'A', '--currencies', 'USD'],
    /^--id: site 1001 exists already\./,
  ],
  [['add', 'language', 'fr-FR'], /^--language: "fr-FR" is not known\. Use one of zh_TW, /],
  [['add', 'language', 'en_US'], /^Site 1001 has en_US already\.$/],
  [['add', 'language', 'th_TH', '--name', 'A'], /^--name is not an option of housefront add language\.$/],
])('[OPS-02] %j is refused in one line', async (argv, line) => {
  expect(await main(argv, root)).toBe(1);
  expect(problems).toEqual([expect.stringMatching(line)]);
});

test('[OPS-02] outside of a repository, and in a broken one, the next step is named', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  expect(await main(['build'], elsewhere)).toBe(1);
  expect(problems.pop()).toMatch(
    /^housefront\.json is in no folder from here upwards\. Make a repository: npm create /,
  );
  rmSync(elsewhere, { recursive: true });
  writeFileSync(join(root, 'housefront.json'), '{');
  expect(await main(['add', 'language', 'th_TH'], root)).toBe(1);
  expect(problems.pop()).toMatch(/^housefront\.json is not JSON\. Take it from the last commit: git checkout /);
});

test('[OPS-02] a further site is written, recorded and served by the gateway', async () => {
  writeFileSync(join(root, 'gateway.json'), '[{ "dir": "sites/1001", "hosts": ["play.example.com"] }]');
  const options = ['--name', 'Blue Fort', '--title-en', 'Blue Fort', '--currencies', 'THB,USD', '--languages', 'th_TH'];
  expect(await main(['add', 'site', '1003', ...options], join(root, 'sites/1001'))).toBe(0);
  expect(out.at(-1)).toBe('sites/1003 is ready. See it: npx housefront dev 1003');
  expect(read('sites/1003/site.config.ts')).toContain("currencies: 'THB,USD'");
  expect(JSON.parse(read('gateway.json'))).toEqual([
    { dir: 'sites/1001', hosts: ['play.example.com'] },
    { dir: 'sites/1003', hosts: ['1003.localhost'] },
  ]);
  const record = readRecord(root);
  expect(Object.keys(record.sites)).toEqual(['1001', '1003']);
  for (const path of Object.keys(record.files))
    expect([path, existsSync(join(root, '.housefront/base', path))]).toEqual([path, true]);
  expect(record.files['sites/1003/site.config.ts']).toMatch(/^sha256-/);
});

test('[OPS-02] a site of another version than the repository is refused', async () => {
  writeFileSync(join(root, 'housefront.json'), recordText({ ...readRecord(root), kit: '0.0.1' }));
  expect(
    await main(
      ['add', 'site', '1003', '--name', 'A', '--title-en', 'A', '--currencies', 'USD', '--languages', 'en_US'],
      root,
    ),
  ).toBe(1);
  expect(problems.pop()).toMatch(/^The repository is of version 0\.0\.1, and this is .+ npx housefront@.+ upgrade$/);
  expect(existsSync(join(root, 'sites/1003'))).toBe(false);
});

test('[OPS-02] a further language is in the config and the record, with pages to translate', async () => {
  expect(await main(['add', 'language', 'th_TH', '--site', '1001'], root)).toBe(0);
  expect(read('sites/1001/site.config.ts')).toContain("languages: 'en_US,th_TH'");
  expect(read('sites/1001/content/th_TH.md')).toBe(read('sites/1001/content/en_US.md'));
  expect(readRecord(root).sites['1001']?.['languages']).toEqual(['en_US', 'th_TH']);
  expect(out).toEqual([
    'sites/1001/content/th_TH.md is a copy of sites/1001/content/en_US.md: translate it.',
    'Site 1001 has en_US, th_TH. See it: npx housefront dev 1001',
  ]);
});

test('[LOC-02] a language that the kit does not ship is declared in the config, with a folder for its texts', async () => {
  expect(await main(['add', 'language', 'fr_FR', '--site', '1001'], root)).toBe(0);
  expect(read('sites/1001/site.config.ts')).toContain(
    "  languages: 'en_US,fr_FR',\n  ownLanguages: {\n    fr_FR: { name: 'Français' },\n  },\n",
  );
  expect(read('sites/1001/locales/fr_FR/common.json')).toBe('{}\n');
  expect(await main(['add', 'language', 'pl_PL', '--site', '1001'], root)).toBe(0);
  expect(read('sites/1001/site.config.ts')).toContain(
    "  languages: 'en_US,fr_FR,pl_PL',\n  ownLanguages: {\n    pl_PL: { name: 'Polski' },\n    fr_FR: { name: 'Français' },\n  },\n",
  );
  expect(readRecord(root).sites['1001']?.['languages']).toEqual(['en_US', 'fr_FR', 'pl_PL']);
  expect(out).toContain(
    'Write the texts in sites/1001/locales/fr_FR: npx housefront build 1001 lists those that are missing.',
  );
});

test('[OPS-02] a language that was listed by hand gets the pages that it lacks, and is complete then', async () => {
  const config = 'sites/1001/site.config.ts';
  const listed = read(config).replace("languages: 'en_US'", "languages: 'en_US, th_TH'");
  writeFileSync(join(root, config), listed);
  expect(await main(['add', 'language', 'th_TH', '--site', '1001'], root)).toBe(0);
  expect(read(config)).toBe(listed);
  expect(read('sites/1001/content/th_TH.md')).toBe(read('sites/1001/content/en_US.md'));
  expect(readRecord(root).sites['1001']?.['languages']).toEqual(['en_US', 'th_TH']);
  expect(await main(['add', 'language', 'th_TH', '--site', '1001'], root)).toBe(1);
  expect(problems.pop()).toBe('Site 1001 has th_TH already.');
});

test('[OPS-02] the help of add names the codes beside those in its list', async () => {
  await main(['add', '--help'], root);
  expect(out.join('\n')).toMatch(/--currencies .* Any of .*, a code of ISO 4217 such as EUR, a coin such as BTC:8:₿\./);
});

test('[OPS-02] a config whose languages are no text is left as it is', async () => {
  writeFileSync(join(root, 'sites/1001/site.config.ts'), 'export default defineSite({ languages });\n');
  expect(await main(['add', 'language', 'vi_VN'], root)).toBe(1);
  expect(problems.pop()).toMatch(/has no line such as languages: 'en_US'\. Add vi_VN to its languages by hand\.$/);
});
