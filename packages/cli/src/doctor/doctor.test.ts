import { nearest } from '@housefront/contract/nearest';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as fc from 'fast-check';
import { main } from '../main.ts';
import { findingsReference } from './checks/index.ts';
import { formatOf } from './checks/assets.ts';
import { isBelow } from './repository/node-range.ts';
import { loadConfigs } from '../project/loadConfigs.ts';
import { lockedVersions } from '../project/packages.ts';
import { applySteps } from './testing/applySteps.ts';
import { lockText, writeBuild } from './testing/installation.ts';
import { makeRepository, type TestRepository } from './testing/repository.ts';

let template: TestRepository;
beforeAll(async () => {
  template = await makeRepository();
});
afterAll(() => template.remove());

/** Runs the command line in a copy of the repository. */
async function doctor(words: readonly string[], change: (repository: TestRepository) => void = () => {}) {
  const repository = template.copy();
  const lines: string[] = [];
  const print = (...words: unknown[]) => void lines.push(words.join(' '));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ];
  try {
    change(repository);
    return { code: await main(['doctor', ...words], repository.root), text: lines.join('\n'), repository };
  } finally {
    for (const spy of spies) spy.mockRestore();
    repository.remove();
  }
}

const ignore =
  (...entries: object[]) =>
  ({ root, write }: TestRepository) => {
    const record = JSON.parse(readFileSync(join(root, 'housefront.json'), 'utf8')) as object;
    write('housefront.json', JSON.stringify({ ...record, doctor: { ignore: entries } }));
  };
const warning = ({ write }: TestRepository) => write('yarn.lock', '');
const fault = ({ write }: TestRepository) => write('.env', 'PORT=eighty\n');

test('[OPS-04] ends with a verdict and the next command, and fails for faults alone', async () => {
  const well = await doctor([]);
  expect(well.code).toBe(0);
  expect(well.text).toMatch(/\nNo fault in \d+ checks\. Next: npx housefront build$/);
  const warned = await doctor([], warning);
  expect(warned.code).toBe(0);
  expect(warned.text).toMatch(/\n1 warning\. Begin with project\.lockfiles-several: Delete yarn\.lock\.$/);
  const failed = await doctor([], (repository) => {
    warning(repository);
    fault(repository);
  });
  expect(failed.code).toBe(1);
  expect(failed.text).toMatch(
    /\n1 fault and 1 warning\. Begin with gateway\.setting-invalid: Write in \.env: PORT: "8080"\.$/,
  );
});

test('[OPS-04] writes JSON of a version, in which every check has its line', async () => {
  const { code, text } = await doctor(['--json'], fault);
  const report = JSON.parse(text) as { version: number; findings: { id: string; status: string }[] };
  expect(code).toBe(1);
  expect(report.version).toBe(1);
  expect(report.findings.find(({ status }) => status === 'fail')).toEqual({
    id: 'gateway.setting-invalid',
    status: 'fail',
    where: '.env: PORT',
    title: 'A setting of the gateway cannot be used',
    why: 'write a port from 0 to 65535.',
    mend: 'Write in .env: PORT: "8080"',
  });
  const own = report.findings.filter(({ id }) => !id.startsWith('platform.'));
  expect(own.map(({ id }) => id)).toEqual(findingsReference().map(({ id }) => id));
});

test('[OPS-04] --ci leaves out what an operator may have a reason for', async () => {
  const unlisted = ({ write }: TestRepository) =>
    write('gateway.json', JSON.stringify([{ dir: 'sites/1001', hosts: ['1001.localhost'] }]));
  expect((await doctor([], unlisted)).text).toContain('gateway.site-missing');
  expect((await doctor(['--ci'], unlisted)).text).not.toContain('gateway.site-missing');
});

test('[OPS-04] silences a finding until a day, in any time zone', async () => {
  const entry = (until: string) => ({ id: 'project.lockfiles-several', until, why: 'we change managers' });
  const silent = await doctor([], (repository) => {
    warning(repository);
    ignore(entry('2999-12-31'))(repository);
  });
  expect(silent.text).toMatch(/\nNo fault in/);
  const over = await doctor([], (repository) => {
    warning(repository);
    ignore(entry('2020-12-31'))(repository);
  });
  expect(over.code).toBe(0);
  expect(over.text).toMatch(/\n2 warnings\. /);
  expect(over.text).toContain('doctor.ignore-expired');
  const repository = template.copy();
  warning(repository);
  ignore(entry('2026-05-01'))(repository);
  const at = async (now: string) => (await repository.faults({ now: new Date(now) })).map(({ id }) => id);
  expect(await at('2026-05-01T23:59:59Z')).toEqual([]);
  expect(await at('2026-05-02T00:00:00Z')).toEqual(['project.lockfiles-several', 'doctor.ignore-expired']);
  repository.remove();
});

test('[OPS-04] looks at the named sites alone, and refuses other words and flags', async () => {
  const broken = ({ write }: TestRepository) => write('sites/1002/site.config.ts', 'export default {');
  expect((await doctor(['1001'], broken)).code).toBe(0);
  expect((await doctor(['1002'], broken)).text).toContain('config.cannot-load');
  expect(await doctor(['1009'])).toMatchObject({ code: 1, text: 'There is no site 1009. Sites: 1001, 1002.' });
  expect(await doctor(['--quick', 'x'])).toMatchObject({ code: 1, text: expect.stringContaining('"--quick"') });
});

test('[OPS-04] options of the check of a platform go with --against alone, and its site is one of the repository', async () => {
  expect(await doctor(['--member', 'a:b'])).toMatchObject({
    code: 1,
    text: '--member goes with --against. Write --against https://host, or --against upstream.',
  });
  const refused = await doctor(['1001', '--against', 'api']);
  expect(refused).toMatchObject({ code: 1, text: '--against: "api" is no address. Write https://host.' });
  const own = await doctor(['1001', '--against', 'upstream', '--json'], ({ root, write }) => {
    const file = 'sites/1001/site.config.ts';
    // Nothing listens on port 1.
    write(file, readFileSync(join(root, file), 'utf8').replace('http://localhost:4300', 'http://127.0.0.1:1'));
  });
  expect(own.code).toBe(1);
  expect(JSON.parse(own.text)).toMatchObject({ against: 'http://127.0.0.1:1', siteId: 1001, ended: 'early' });
});

test('[OPS-04] a config that ends the program, throws or exports nothing is a finding', async () => {
  const written = (text: string) => doctor(['1001'], ({ write }) => write('sites/1001/site.config.ts', text));
  for (const text of [
    'process.exit(0);',
    'throw new Error("no\\nyes");',
    'import "./none.ts";',
    'export const a = 1;',
  ]) {
    const { code, text: report } = await written(text);
    expect([text, code, report.includes('config.cannot-load')]).toEqual([text, 1, true]);
  }
});

test('[OPS-04] a config that never ends is given up, and the others are read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'configs-'));
  const files = ['good.ts', 'endless.ts', 'after.ts'].map((name) => join(folder, name));
  writeFileSync(files[0] ?? '', 'export default { siteId: 1 };');
  writeFileSync(
    files[1] ?? '',
    `import fs from 'node:fs';\nfs.writeFileSync(import.meta.filename + '.begun', '');\nfor (;;);`,
  );
  writeFileSync(files[2] ?? '', 'export default {};');
  // The time limit is over once the second file runs, and not before, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const changes = watch(folder);
  const loading = loadConfigs(files, 1500);
  for await (const _ of changes) if (existsSync(`${files[1]}.begun`)) break;
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1500);
  vi.useRealTimers();
  const loaded = await loading;
  expect(files.map((file) => loaded.get(file))).toEqual([
    { config: { siteId: 1 }, desktop: '', mobile: '' },
    { problem: 'is not loaded after 1.5 seconds' },
    { problem: 'is not loaded after 1.5 seconds' },
  ]);
  rmSync(folder, { recursive: true });
});

test('[OPS-04] a key under its old name is found, and its advice mends it', async () => {
  const repository = template.copy();
  const file = join(repository.root, 'sites/1001/site.config.ts');
  const deprecated = [
    { from: 'framePages', to: 'frameHosts', since: '0.2.0' },
    { from: 'popUps', to: null, since: '0.2.0' },
    { from: 'live', to: 'realtime.host', since: '0.2.0' },
  ];
  const faults = () => repository.faults({ deprecated });
  repository.write(
    'sites/1001/site.config.ts',
    readFileSync(file, 'utf8').replace('frameHosts:', 'popUps: true, framePages:'),
  );
  const found = await faults();
  expect(found.map(({ id, mend }) => [id, mend])).toEqual([
    ['config.deprecated-key', 'In sites/1001/site.config.ts replace framePages: by frameHosts:'],
    ['config.deprecated-key', 'Remove popUps from sites/1001/site.config.ts'],
  ]);
  for (const { steps } of found) applySteps(repository.root, steps, '');
  expect(await faults()).toEqual([]);
  repository.remove();
});

test('[OPS-04] a fault that only a person can mend is shown with its cause', async () => {
  const config = 'sites/1001/site.config.ts';
  const page = 'sites/1001/content/en_US.md';
  const found = async (change: (repository: TestRepository) => void) => {
    const repository = template.copy();
    change(repository);
    const faults = await repository.faults();
    repository.remove();
    return faults.map(({ id, why, mend }) => [id, why, mend]);
  };
  expect(await found(({ write }) => write(page, Buffer.from('\ufeff# About {#about}\n', 'utf16le')))).toEqual([
    ['words.file-invalid', 'It is not written in UTF-8.', `Save ${page} again with the encoding UTF-8`],
  ]);
  const withoutMobile = ({ root, write }: TestRepository) =>
    write(config, readFileSync(join(root, config), 'utf8').replace(/ *mobile: .*\n/, ''));
  expect(await found(withoutMobile)).toEqual([
    [
      'config.template-import',
      'There is no templates.mobile.',
      `Write in templates of ${config}: mobile: () => import('@housefront/ui/templates/h5-1')`,
    ],
  ]);
  const [broken] = await found(({ write }) => write(config, '<<<<<<< ours\n=======\n'));
  expect(broken?.slice(0, 2)).toEqual(['config.cannot-load', 'Merge conflict marker encountered.']);
});

test('[OPS-04] the version was raised without an upgrade', async () => {
  const repository = template.copy();
  const record = JSON.parse(readFileSync(join(repository.root, 'housefront.json'), 'utf8')) as object;
  repository.write('housefront.json', JSON.stringify({ ...record, kit: '0.0.1' }));
  expect((await repository.faults()).map(({ id, mend }) => [id, mend])).toEqual([
    ['project.kit-upgrade', 'Run npx housefront upgrade'],
  ]);
  repository.remove();
});

test('[OPS-04] [OPS-12] lists ejected parts with their age, and finds one that is gone or cannot be merged', async () => {
  const repository = template.copy();
  const record = JSON.parse(readFileSync(join(repository.root, 'housefront.json'), 'utf8')) as { files: object };
  const path = 'sites/1001/views/HomeView.tsx';
  const part = { part: 'view:home', site: '1001', files: [path], kit: '0.0.1' };
  const write = (files: object) =>
    repository.write('housefront.json', JSON.stringify({ ...record, kit: '0.1.0', ejected: [part], files }));
  const found = async () =>
    (await repository.examine())
      .filter(({ id, why }) => id.startsWith('record.') && why !== '')
      .map(({ id, status, why, mend }) => [id, status, why, mend]);
  write(record.files);
  const again = 'Run npx housefront eject view:home --site 1001';
  expect(await found()).toEqual([
    ['record.ejected-missing', 'warn', `view:home of site 1001 was ejected, and ${path} is gone.`, again],
  ]);
  repository.write(path, '');
  expect(await found()).toEqual([
    ['record.ejected-unmerged', 'warn', `view:home of site 1001: housefront.json has no hash of ${path}.`, again],
  ]);
  repository.write(`.housefront/base/${path}`, '');
  write({ ...record.files, [path]: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' });
  const age = 'view:home of site 1001 was ejected from 0.0.1 and has everything up to 0.1.0.';
  expect(await found()).toEqual([['record.ejected-unmerged', 'ok', age, '']]);
  repository.remove();
});

test('[OPS-04] a migration that left something to do is found until it is done', async () => {
  const repository = template.copy();
  const record = JSON.parse(readFileSync(join(repository.root, 'housefront.json'), 'utf8')) as object;
  const entry = { id: '0.2.0-chat', state: 'unresolved', reason: 'Replace chatKey in src/chat.tsx.' };
  repository.write('housefront.json', JSON.stringify({ ...record, migrations: [entry] }));
  const [found, ...more] = await repository.faults();
  expect([found?.id, found?.mend, more]).toEqual([
    'record.migration-unresolved',
    'Replace chatKey in src/chat.tsx; then run npx housefront upgrade --done 0.2.0-chat',
    [],
  ]);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await main(['upgrade', '--done', '0.2.0-chat'], repository.root)).toBe(0);
  expect(print.mock.calls.flat()).toEqual(['0.2.0-chat is recorded as done. Commit housefront.json.']);
  print.mockRestore();
  expect(await repository.faults()).toEqual([]);
  repository.remove();
});

test('[OPS-04] a build over its budget names the templates and figures', async () => {
  const repository = template.copy();
  writeBuild(repository, '1001');
  repository.write('sites/1001/dist/client/assets/main-1a2b.js.br', Buffer.alloc(140_000));
  const found = await repository.faults();
  expect(found.map(({ id, why }) => [id, why])).toEqual([
    ['build.too-heavy', 'desktop_1: scripts of home are 140.0 kB of 130.0 kB.'],
    ['build.too-heavy', 'H5_1: scripts of home are 140.0 kB of 130.0 kB.'],
  ]);
  repository.remove();
});

test('[OPS-04] is refused outside of a repository, with the next step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(['doctor'], folder)).toBe(1);
  expect(print.mock.calls.flat().join('')).toMatch(/Make a repository: npm create housefront@latest/);
  print.mockRestore();
  rmSync(folder, { recursive: true });
});

test('[OPS-04] each finding has an id of its area, a harm and a mend, for the documentation', () => {
  const entries = findingsReference();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThanOrEqual(60);
  for (const { id, area, title, meaning, mend, status } of entries) {
    expect(id).toMatch(/^[a-z]+\.[a-z-]+$/);
    expect(id.startsWith(`${area}.`)).toBe(true);
    expect(['warn', 'fail']).toContain(status);
    for (const text of [meaning, mend]) expect(text).toMatch(/^[A-Z\w].*\.$/);
    expect(title).not.toMatch(/\.$/);
  }
});

test.each([
  ['24.5.0', '>=24.5', false],
  ['24.4.9', '>=24.5', true],
  ['22.18.0', '>=22.18', false],
  ['22.17.1', '>=22.18', true],
  ['20.20.2', '^22', true],
  ['25.0.0', '>=22.18.1', false],
  ['18.0.0', '24.x || 26.x', false],
  ['18.0.0', '*', false],
])('[OPS-04] Node %s is below %s: %s', (version, range, below) => {
  expect(isBelow(version, range)).toBe(below);
});

test('[OPS-04] reads the versions of the kit from every lockfile', () => {
  for (const manager of ['npm', 'pnpm', 'yarn', 'bun'] as const) {
    const file = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock', bun: 'bun.lock' }[manager];
    const versions = lockedVersions(file, lockText(manager, '0.3.1'));
    expect({ manager, ...Object.fromEntries([...versions].map(([name, all]) => [name, [...all]])) }).toEqual({
      manager,
      housefront: ['0.3.1'],
      '@housefront/app': ['0.3.1'],
      '@housefront/ui': ['0.3.1'],
    });
  }
  const berry = '"@housefront/ui@npm:0.3.1, @housefront/ui@npm:^0.3.0":\n  version: 0.3.1\n';
  expect([...(lockedVersions('yarn.lock', berry).get('@housefront/ui') ?? [])]).toEqual(['0.3.1']);
  const peers = "  '@housefront/app@0.3.1(react@19.3.1)':\n";
  expect([...(lockedVersions('pnpm-lock.yaml', peers).get('@housefront/app') ?? [])]).toEqual(['0.3.1']);
  fc.assert(fc.property(fc.string(), (text) => lockedVersions('yarn.lock', text).size >= 0));
});

test('[OPS-04] a word with one wrong, missing or added letter is recognised', () => {
  const known = ['frameHosts', 'imageHosts', 'currencies', 'languages', 'upstream', 'footerLinks'];
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(), fc.constantFrom('drop', 'add', 'swap'), (word, where, kind) => {
      const at = where % word.length;
      const letter = kind === 'drop' ? '' : 'q';
      const misspelt = word.slice(0, at) + letter + word.slice(kind === 'add' ? at : at + 1);
      expect(nearest(misspelt, known)).toBe(word);
    }),
  );
  expect(nearest('analytics', known)).toBeUndefined();
});

test.each([
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['gif', Buffer.from('GIF89a')],
  ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
  ['avif', Buffer.from('\0\0\0\x20ftypavif', 'latin1')],
  ['ico', Buffer.from([0, 0, 1, 0])],
  ['svg', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['svg', Buffer.from('\ufeff  <svg/>')],
  [undefined, Buffer.from('hello')],
])('[OPS-04] recognises the format %s by its first bytes', (format, head) => {
  expect(formatOf(head)).toBe(format);
});
