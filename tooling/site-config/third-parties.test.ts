import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigKeys } from '../../packages/contract/src/config/site-config.keys.ts';
import { CONSENT_CATEGORIES } from '../../packages/contract/src/site/consent.ts';
import { expect, test } from 'vitest';
import { codecs } from '../../packages/core/src/adapters/storage/storage.codecs.ts';
import { OWN_NAMES } from '../../packages/contract/src/config/parts/own-names.ts';
import { tagTraces } from '../../packages/core/src/features/consent/consent.tags.ts';
import { consentTraces, isOneOf } from '../../packages/core/src/features/consent/consent.traces.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/reference/third-parties.md');

interface Row {
  readonly names: readonly string[];
  readonly category: string;
  readonly text: string;
}

/** The rows of the table below a heading. */
function rowsUnder(heading: string): readonly Row[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => {
    const [, names = '', category = ''] = line.split('|');
    return {
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      category: category.trim(),
      text: line,
    };
  });
}
const namesUnder = (heading: string) => rowsUnder(heading).flatMap(({ names }) => names);
const categoryOf = (heading: string, name: string) =>
  rowsUnder(heading).find(({ names }) => names.includes(name))?.category;

/** Names of cookies that the source writes, by literal or by a constant of the same file or of the contract. */
function cookiesOf(code: string): readonly string[] {
  return [...code.matchAll(/cookies\.set\(\s*(?:'([\w-]+)'|([A-Z_]+)|(\w+))/g)].map(
    ([, text, constant, variable]) =>
      text ?? (constant === 'CONSENT_COOKIE' ? 'consent' : (constant ?? `(${variable})`)),
  );
}

test('[CNS-01] every cookie that a site writes is in the table, as needed', () => {
  const files = globSync('packages/{core,app}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.fixtures\.|\/testing\//.test(file.replaceAll('\\', '/')),
  );
  const written = new Set(files.flatMap((file) => cookiesOf(read(file))));
  // Names from a closed list, and the mirror of a name that is written elsewhere in the same file.
  const [, flags = ''] =
    /type RedirectFlag = ([^;]+);/.exec(read('packages/core/src/adapters/browser/cookies.ts')) ?? [];
  const named = [...flags.matchAll(/'(\w+)'/g)].map(([, flag = '']) => flag);
  expect(named).toEqual(['isFastDeposit', 'isRouteRegister']);
  expect(written.delete('(name)') && written.delete('(mirror)')).toBe(true);
  expect(written.size).toBeGreaterThan(8);
  const needed = rowsUnder('Cookies').filter(({ category }) => category === 'needed');
  expect(needed.flatMap(({ names }) => names).toSorted()).toEqual([...written, ...named].toSorted());
});

test('[CNS-01] a cookie that a source would add is found', () => {
  expect(cookiesOf("ports.cookies.set('_track', id); cookies.set(CONSENT_COOKIE, x); cookies.set(other, y)")).toEqual([
    '_track',
    'consent',
    '(other)',
  ]);
});

test('[CNS-01] every stored key is in the table once, and only the click id is none that the service needs', () => {
  expect(namesUnder('Local and session storage').toSorted()).toEqual(Object.keys(codecs).toSorted());
  const others = rowsUnder('Local and session storage').filter(({ category }) => category !== 'needed');
  expect(others.map(({ names, category }) => [names, category])).toEqual([[['fbclid'], 'marketing']]);
});

test.each(CONSENT_CATEGORIES)('[CNS-02] the cookies of %s in the table are those that a no removes', (category) => {
  const named = rowsUnder('Cookies').flatMap((row) => (row.category === category ? row.names : []));
  expect(named.length).toBeGreaterThan(3);
  const removed = consentTraces[category].map((name) => name.replace('*', '…'));
  expect(named.toSorted()).toEqual(removed.toSorted());
});

test('[CNS-04] the cookies of usual tags are those of the table', () => {
  const named = rowsUnder('Cookies').flatMap((row) => (row.category === 'that of the container' ? row.names : []));
  expect(named.toSorted()).toEqual(tagTraces.map((name) => name.replace('*', '…')).toSorted());
});

test('[CNS-04] no trace of a service is a name that the site needs, and none is listed twice', () => {
  const all = [...CONSENT_CATEGORIES.flatMap((name) => consentTraces[name]), ...tagTraces];
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
  expect(OWN_NAMES.filter((name) => isOneOf(name, all))).toEqual([]);
});

test('[CNS-04] the names that a config may not call traces are those of the table', () => {
  const needed = [...rowsUnder('Cookies'), ...rowsUnder('Local and session storage')].flatMap((row) =>
    row.category === 'needed' ? row.names : [],
  );
  expect([...OWN_NAMES].toSorted()).toEqual([...new Set(needed)].toSorted());
});

test('[CNS-01] every key of the config with hosts or addresses, and every adapter, is in the table', () => {
  const outside = siteConfigKeys().filter(
    ({ path, order }) =>
      (/\b(?:host|hosts|address|addresses)\b/.test(order) && !order.startsWith('give ')) ||
      /^consent\.adapters\.\w+$/.test(path),
  );
  expect(outside.length).toBeGreaterThan(10);
  expect(namesUnder('Hosts beside the site’s own'.replace('’', "'")).toSorted()).toEqual(
    outside.map(({ path }) => path).toSorted(),
  );
  for (const { path } of outside) {
    const category = categoryOf("Hosts beside the site's own", path) ?? '';
    expect([path, category.startsWith('needed')]).toEqual([path, !path.startsWith('consent.')]);
  }
});
