import { readRecord } from '@housefront/generator';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gitIn } from './git.ts';
import { readHead } from './head.ts';
import { planUpgrade } from './plan.ts';
import { leftovers, makeGolden, removeGolden, type Golden } from './testing/golden.ts';
import { makeReleases, type TestRelease } from './testing/releases.ts';

let releases: TestRelease[];
let repository: Golden;
beforeAll(async () => {
  releases = await makeReleases();
});
afterEach(() => repository.remove());
afterAll(removeGolden);

const release = (version: '0.1.0' | '0.2.0' | '0.3.0'): TestRelease => {
  const found = releases.find((each) => each.version === version);
  if (!found) throw new Error(`There is no version ${version}.`);
  return found;
};

/** The five kinds of edit, on files that both later versions change. */
async function editedGolden(): Promise<Golden> {
  const golden = await makeGolden(release('0.1.0'));
  golden.edit('sites/1001/site.config.ts', (text) => text.replace("currencies: 'USD'", "currencies: 'USD,RMB'"));
  golden.edit('README.md', (text) => `${text}\nOur own notes.\n`);
  golden.edit('package.json', (text) =>
    text.replace('"@housefront/gateway":', '"left-pad": "1.3.0",\n    "@housefront/gateway":'),
  );
  golden.commit({ '.dockerignore': null, 'sites/1002/public/favicon.svg': null });
  golden.git('mv', 'compose.yaml', 'stack.yaml');
  golden.git('mv', 'sites/1002/theme.css.ts', 'sites/1002/brand.css.ts');
  golden.commit({});
  golden.edit('sites/1002/src/main.tsx', (text) => text.replaceAll('{ ', '{').replace(/^/gm, '  '));
  golden.edit('tsconfig.json', (text) => JSON.stringify(JSON.parse(text), null, '\t'));
  golden.edit('Dockerfile', (text) => text.replaceAll('\n', '\r\n'));
  golden.edit('sites/1002/site.config.ts', (text) => text.replaceAll('\n', '\r\n'));
  return golden;
}

test('[OPS-03] [GEN-07] five kinds of edit are kept, and everything else is of the new version', async () => {
  repository = await editedGolden();
  const before = repository.git('rev-list', '--count', 'HEAD').trim();
  const { code, lines } = await repository.upgrade(release('0.2.0'));
  expect({ code, lines }).toMatchObject({ code: 0 });
  const first = repository.read('sites/1001/site.config.ts');
  expect(first).toContain("currencies: 'USD,RMB'");
  expect(first).toContain('version: 2,');
  expect(first).toContain('sealedLinks: true');
  expect(first).toContain('// Games and payments in frames.');
  expect(repository.read('README.md')).toMatch(/in every open page\.[\s\S]*Our own notes\.\n$/);
  const manifest = JSON.parse(repository.read('package.json'));
  expect(manifest.dependencies).toEqual({ '@housefront/gateway': '0.2.0', 'left-pad': '1.3.0' });
  expect(manifest.devDependencies).toMatchObject({
    housefront: '0.2.0',
    '@housefront/ui': '0.2.0',
    vite: '~8.3.8',
  });
  expect(manifest.scripts.check).toBe('tsc && housefront doctor --ci');
  expect(
    ['.dockerignore', 'sites/1002/public/favicon.svg', 'compose.yaml', 'renovate.json'].filter(repository.has),
  ).toEqual([]);
  expect(repository.read('stack.yaml') + (repository.has('deploy/compose.yaml') ? 'twice' : '')).toContain('2048m');
  expect(repository.has('sites/1002/theme.css.ts')).toBe(false);
  expect(repository.read('sites/1002/src/main.tsx')).toMatch(/ {2}startSite\(\{templates/);
  expect(repository.read('sites/1002/src/main.tsx')).toContain('// Starts in the browser.');
  expect(repository.read('tsconfig.json')).toContain('\n\t"include"');
  for (const file of ['Dockerfile', 'sites/1002/site.config.ts'])
    expect(repository.read(file).replaceAll('\r\n', '')).not.toContain('\n');
  expect(repository.read('Dockerfile')).toContain('EXPOSE 8080 9464\r\n');
  expect(repository.read('sites/1002/site.config.ts')).toContain('version: 2,\r\n');
  expect(repository.read('SECURITY.md')).toBe('# Security of golden\n\nReport a fault to the owner.\n');
  expect(repository.git('rev-list', '--count', 'HEAD').trim()).toBe(String(Number(before) + 1));
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(repository.git('log', '-1', '--format=%B')).toMatch(
    /from 0\.1\.0 to 0\.2\.0[\s\S]*0\.2\.0-config-version: applied/,
  );
  expect(lines.join('\n')).toContain('.dockerignore: you deleted it');
  expect(leftovers()).toEqual([]);
});

test('[OPS-03] a jump over versions equals its steps, and a second run changes nothing', async () => {
  repository = await editedGolden();
  const start = repository.git('rev-parse', 'HEAD').trim();
  await repository.upgrade(release('0.2.0'));
  const { code } = await repository.upgrade(release('0.3.0'));
  const steps = repository.tree();
  repository.git('reset', '-q', '--hard', start);
  const jump = await repository.upgrade(release('0.3.0'));
  expect([code, jump.code]).toEqual([0, 0]);
  expect(repository.tree()).toEqual(steps);
  expect(repository.read('sites/1001/site.config.ts')).toContain("sealedLinks: 'only'");
  expect(JSON.parse(repository.read('housefront.json')).migrations).toEqual([
    { id: '0.2.0-config-version', state: 'applied' },
    { id: '0.2.0-rename-sealed-links', state: 'applied' },
    { id: '0.2.0-proxy', state: 'skipped', reason: 'Nothing in this repository needs it.' },
    { id: '0.3.0-sealed-links-word', state: 'applied' },
    { id: '0.3.0-flash', state: 'skipped', reason: 'Nothing in this repository needs it.' },
  ]);
  const commit = repository.git('rev-parse', 'HEAD');
  expect(await repository.upgrade(release('0.3.0'))).toMatchObject({ code: 0, changed: false, lines: [] });
  expect(repository.git('rev-parse', 'HEAD')).toBe(commit);
  // Also when the version is not compared: what was merged once is not merged again.
  const head = readHead(gitIn(repository.root), 'HEAD');
  expect([...planUpgrade(head, release('0.3.0')).changes.keys()]).toEqual([]);
});

test('[OPS-03] [CNS-02] [PWA-01] an untouched repository becomes the files of the new version, and keeps its answers', async () => {
  repository = await makeGolden(release('0.1.0'));
  const record = readRecord(repository.root);
  const { code } = await repository.upgrade(release('0.3.0'));
  expect(code).toBe(0);
  const { kit, files, migrations } = readRecord(repository.root);
  expect([kit, migrations.length]).toEqual(['0.3.0', 5]);
  const wanted = release('0.3.0').recordedFiles({ ...record, kit: '0.3.0' });
  const made = repository.tree();
  expect(Object.keys(made).toSorted()).toEqual([...wanted.keys()].toSorted());
  const { 'housefront.json': _, ...others } = made;
  expect(others).toEqual(Object.fromEntries([...wanted].filter(([path]) => path !== 'housefront.json')));
  expect(Object.keys(files)).toContain('deploy/compose.yaml');
  expect(readRecord(repository.root).sites['1002']).toMatchObject({
    consent: ['ga4', 'metaRelay'],
    'measurement-id': 'G-AB12CD34EF',
    offline: 'yes',
  });
  expect(others['sites/1002/site.config.ts']).toMatch(
    /consent: \{ adapters: \{ ga4: \{ measurementId: 'G-AB12CD34EF' \}, metaRelay: true \} \},\n {2}webApp: \{ offline: true \},\n/,
  );
});
