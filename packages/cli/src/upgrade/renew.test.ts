import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty, shuffledSubarray, subarray } from 'fast-check';
import { readRecord } from '@housefront/generator';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { shopPerTest } from '../testing/shopPerTest.ts';

const { root, out, problems, make, read } = shopPerTest('1001', '1002');

const site = ['--name', 'Blue', '--title-en', 'Blue', '--currencies', 'USD', '--languages'];

/** Everything that the kit writes into a repository, by what it is. */
const writes: Readonly<Record<string, readonly string[]>> = {
  'a language of the kit': ['add', 'language', 'th_TH', '--site', '1001'],
  'a language with pages of the kit': ['add', 'language', 'vi_VN', '--site', '1001'],
  'a language of its own': ['add', 'language', 'fr_FR', '--site', '1001'],
  'another language of its own': ['add', 'language', 'sv_SE', '--site', '1001'],
  'a site': ['add', 'site', '1003', ...site, 'th_TH,de_DE', '--theme', 'brand', '--accent', '#0f9d76'],
  'a site that is the first': ['add', 'site', '999', ...site, 'en_US'],
  'a language of a site without pages in its languages': ['add', 'language', 'zh_CN', '--site', '1003'],
  'a template': ['add', 'template', 'H5_50', '--sites', '1001', '--home', 'own'],
  'a template for computers': ['add', 'template', 'desktop_50', '--sites', '1002'],
  'an app': ['add', 'app', '1001', '--app-id', 'com.example.fort', '--address', 'https://www.example.com'],
  'a view': ['eject', 'view:home', '--site', '1001'],
  'a slot beside it': ['eject', 'slot:header', '--site', '1001'],
  'a view on phones': ['eject', 'view:faq', '--site', '1002', '--mode', 'mobile'],
};

const config = 'sites/1001/site.config.ts';
const replace = (path: string, from: string | RegExp, to: string) => () => {
  const file = join(root, path);
  if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

/** Edits of an operator beside what the kit writes. */
const edits: Readonly<Record<string, () => void>> = {
  'currencies, the line before languages': replace(config, /currencies: '.*'/, "currencies: 'USD,EUR,BTC'"),
  'a line after languages': replace(config, /( {2}languages: .*)/, '$1\n  // Ours.'),
  'a title': replace(config, "SITE_TITLE_EN: 'Red Fort'", "SITE_TITLE_EN: 'Green Fort'"),
  'a theme': replace(config, "theme: 'midnight'", "theme: 'jade'"),
  'a note beside the templates': replace(config, '  mobile: () =>', '  // Phones.\n  mobile: () =>'),
  'line ends of Windows': replace(config, /\r?\n/g, '\r\n'),
  'a dependency': replace('package.json', '"react":', '"left-pad": "1.3.0",\n    "react":'),
  'a host': replace('gateway.json', '1001.localhost', 'play.example.com'),
  'lines of the page for developers': replace('README.md', /^/, 'Ours.\n\n'),
  'other folders for types': replace('tsconfig.json', '"include": ["sites"', '"include": ["tools", "sites"'),
  'a page': replace('sites/1001/content/en_US.md', /$/, '\nOurs.\n'),
  'a page that goes': () => rmSync(join(root, 'compose.yaml'), { force: true }),
  'an ejected view': replace('sites/1001/templates/desktop-1/home/HomeView.tsx', /^/, '// Ours.\n'),
};

const NOTHING = 'An upgrade to this version would change nothing.';
const housefront = async (...argv: readonly string[]) => {
  out.length = 0;
  problems.length = 0;
  return main(argv, root);
};

test('[OPS-22] after any sequence of what the kit writes and of own edits, an upgrade without changes has none', async () => {
  const steps = [...Object.keys(writes), ...Object.keys(edits)];
  await assert(
    asyncProperty(
      subarray(steps).chain((some) => shuffledSubarray(some, { minLength: some.length })),
      async (chosen) => {
        make('npm');
        for (const step of chosen) {
          edits[step]?.();
          // A command may refuse, e.g. a language of a site that is not there.
          if (writes[step]) await housefront(...writes[step]);
        }
        expect(await housefront('diff', '--result')).toBe(0);
        expect({ chosen, out, problems }).toEqual({ chosen, out: [NOTHING], problems: [] });
      },
    ),
    { numRuns: 6 },
  );
});

test('[OPS-22] what is written is what the kit generates, and its base: nothing of it is an edit', async () => {
  for (const [step, words] of Object.entries(writes)) {
    expect({ step, code: await housefront(...words), problems }).toEqual({ step, code: 0, problems: [] });
    // The order of the gateway's list is the operator's.
    const paths = Object.keys(readRecord(root).files).filter((path) => path !== 'gateway.json');
    for (const path of paths) expect([step, path, read(path)]).toEqual([step, path, read(`.housefront/base/${path}`)]);
  }
  await housefront('diff', '--kit');
  expect(out).toEqual(['The kit generates these files as it did when they were made.']);
  await housefront('diff', '--result');
  expect(out).toEqual([NOTHING]);
});

test('[OPS-22] pages that the kit no longer has for the languages of a site are the operator’s, with no base', async () => {
  await housefront(...(writes['a site'] ?? []));
  expect(readRecord(root).files['sites/1003/content/en_US.md']).toMatch(/^sha256-/);
  await housefront('add', 'language', 'zh_CN', '--site', '1003');
  expect(existsSync(join(root, 'sites/1003/content/en_US.md'))).toBe(true);
  expect(existsSync(join(root, '.housefront/base/sites/1003/content/en_US.md'))).toBe(false);
  expect(Object.keys(readRecord(root).files)).not.toContain('sites/1003/content/en_US.md');
  expect(read('sites/1003/content/zh_CN.md')).toMatch(/\p{Script=Han}/u);
});

test('[OPS-22] a conflict is said to be one, and by one line', async () => {
  const base = join(root, '.housefront/base', config);
  writeFileSync(base, readFileSync(base, 'utf8').replace("currencies: 'USD'", "currencies: 'EUR'"));
  replace(config, "currencies: 'USD'", "currencies: 'GBP'")();
  await housefront('diff', '--result');
  expect(out).toEqual([
    `${config}: the kit and you changed the same lines.`,
    'An upgrade would leave this file for you to merge. Begin: npx housefront@0.1.0 upgrade',
  ]);
});
