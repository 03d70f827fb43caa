import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitVersion, readRecord } from '@housefront/generator';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import type { KitRelease } from '../upgrade/plan.ts';
import { runningRelease } from '../upgrade/release.ts';
import { makeGolden, removeGolden, type Golden } from '../upgrade/testing/golden.ts';
import { makeReleases, type TestRelease } from '../upgrade/testing/releases.ts';

const [today] = (await makeReleases()) as [TestRelease];
const running: TestRelease = { ...today, version: kitVersion() };
let golden: Golden;
let lines: string[] = [];
beforeEach(async () => {
  golden = await makeGolden(running);
  lines = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  golden.remove();
});
afterAll(removeGolden);

const housefront = (...argv: string[]) => main(argv, golden.root);

/** The next version of the kit, with another text in one ejected file. */
const nextWith = (path: string, from: string, to: string): TestRelease => ({
  ...running,
  version: '99.0.0',
  files: (record, former) => {
    const files = new Map((runningRelease satisfies KitRelease).files(record, former));
    files.set(path, (files.get(path) ?? '').replace(from, to));
    return files;
  },
});

test('[OPS-12] an ejected view is source of the site, keeps its edits, and gets what the kit changes', async () => {
  expect(await housefront('eject', 'view:home', '--site', '1001')).toBe(0);
  const view = 'sites/1001/templates/desktop-1/home/HomeView.tsx';
  expect(lines).toContain(`  ${view}`);
  expect(golden.read(view)).toMatch(/from '@housefront\/ui\/patterns\/BannerCarousel'/);
  expect(golden.read(view)).toMatch(/export default function HomeView/);
  expect(golden.read('sites/1001/site.config.ts')).toContain(
    "desktop: () => import('./templates/desktop-1/template.ts')",
  );
  expect(golden.read('sites/1001/templates/desktop-1/template.ts')).toContain(
    "home: () => import('./home/HomeView.tsx'),",
  );
  const { ejected, files } = readRecord(golden.root);
  expect(ejected).toEqual([
    {
      part: 'view:home',
      site: '1001',
      files: expect.arrayContaining([view, 'sites/1001/templates/desktop-1/template.ts']),
      kit: kitVersion(),
    },
  ]);
  expect(Object.keys(files)).toContain(view);
  golden.commit({});

  golden.edit(view, (text) => `${text}\n// Ours.\n`);
  const { code } = await golden.upgrade(
    nextWith(view, 'export default function', '// The next one.\nexport default function'),
  );
  expect(code).toBe(0);
  expect(golden.read(view)).toMatch(/\/\/ The next one\.\nexport default function[\s\S]*\/\/ Ours\.\n$/);
  // The doctor compares the version that a part was last merged with.
  expect(readRecord(golden.root).ejected?.[0]?.kit).toBe('99.0.0');
});

test('[OPS-12] a header goes into the frame, beside parts that were ejected and edited before', async () => {
  await housefront('eject', 'view:faq', '--site', '1001', '--mode', 'mobile');
  const wiring = 'sites/1001/templates/h5-1/template.ts';
  golden.edit(wiring, (text) => text.replace('/** The template', '/** Ours: the template'));
  expect(await housefront('eject', 'slot:header', '--site', '1001', '--mode', 'mobile')).toBe(0);
  expect(golden.read(wiring)).toContain('Ours: the template');
  expect(golden.read(wiring)).toContain(
    'Frame: createFrame({ Header, Footer: kit.slots.Footer, TabBar: kit.slots.TabBar })',
  );
  expect(golden.read(wiring)).toContain("faq: () => import('./faq/FaqView.tsx')");
  expect(golden.has('sites/1001/templates/h5-1/slots/Header.tsx')).toBe(true);
});

const refused: readonly (readonly [line: string[], message: RegExp])[] = [
  [['eject'], /^Name one part/],
  [['eject', 'home'], /^A part is named as view:home/],
  [['eject', 'view:home'], /^There are several sites\. Name one: --site 1001$/],
  [['eject', 'view:nothing', '--site', '1001'], /^desktop-1 has no view nothing .*It has: .*home/],
  [['eject', 'view:home', '--site', '9'], /^There is no site 9/],
  [['eject', 'view:home', '--site', '1001', '--mode', 'tv'], /^"tv" is no mode/],
  [['eject', 'view:home', 'view:hall', '--site', '1001'], /^Name one part/],
  [['diff', '--kit', '--mine'], /^--kit and --mine are two views/],
  [['diff', 'src/nothing.ts'], /^"src\/nothing\.ts" is no generated file/],
  [['upgrade', '--to', 'latest'], /^"latest" is no version/],
  [['upgrade', '--only', 'nothing'], /^There is no migration "nothing"/],
];
test.each(refused)('[OPS-12] [OPS-09] housefront %j is refused in one line', async (line, message) => {
  expect(await housefront(...line)).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(message);
  expect(golden.git('status', '--porcelain')).toBe('');
});

test("[OPS-09] three views of a generated file: yours, the kit's, and what comes out", async () => {
  expect(await housefront('diff')).toBe(0);
  expect(lines).toEqual(['You have not changed a generated file.']);
  golden.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 80'));
  lines = [];
  await housefront('diff', 'Dockerfile');
  expect(lines[0]).toMatch(/-EXPOSE 8080\n\+EXPOSE 80\n/);
  lines = [];
  await housefront('diff', '--kit');
  expect(lines).toEqual(['The kit generates these files as it did when they were made.']);
  lines = [];
  expect(await housefront('upgrade', '--no-install')).toBe(0);
  expect(lines).toEqual([
    `The repository is of version ${kitVersion()} already. A newer one: npx housefront@latest upgrade`,
  ]);
});

test('[OPS-09] [OPS-03] the command that is named next runs this version, also where an older one is installed', async () => {
  const self = `npx housefront@${kitVersion()}`;
  await housefront('upgrade', '--dry-run');
  expect(lines.at(-1)).toBe(
    `The repository is of version ${kitVersion()} already. A newer one: npx housefront@latest upgrade`,
  );
  golden.edit('housefront.json', (text) => text.replace(`"kit": "${kitVersion()}"`, '"kit": "0.0.1"'));
  await housefront('upgrade', '--dry-run');
  expect(lines.at(-1)).toBe(`Nothing was changed. Do it: ${self} upgrade`);
  golden.edit('.housefront/base/Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 81'));
  await housefront('diff', '--kit');
  expect(lines.at(-1)).toBe(`That is what the kit changed. What would come out: ${self} diff --result`);
  await housefront('diff', '--mine');
  expect(lines.at(-1)).toBe('That is what you changed. An upgrade keeps it: npx housefront@latest diff --result');
  golden.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 81'));
  await housefront('diff', '--result');
  expect(lines.at(-1)).toBe(`That is what an upgrade would change. Do it: ${self} upgrade`);
});

test("[OPS-09] the kit's view and the result of a newer version", async () => {
  const { readFolder } = await import('../upgrade/head.ts');
  const { sidesOf, unified } = await import('../upgrade/views.ts');
  golden.edit('README.md', (text) => `${text}\nOurs.\n`);
  golden.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 80'));
  const next: TestRelease = {
    ...running,
    version: '99.0.0',
    files: (record) =>
      new Map(
        [...running.files(record, new Map())].map(([path, text]) => [
          path,
          text.replace('EXPOSE 8080', 'EXPOSE 81').replace(/^# golden/, '# The golden'),
        ]),
      ),
  };
  const head = readFolder(golden.root);
  expect(unified(sidesOf('kit', head, next), ['README.md'], false)).toMatch(/-# golden\n\+# The golden\n/);
  const result = sidesOf('result', head, next);
  expect(unified(result, ['README.md'], false)).not.toContain('Ours');
  expect(unified(result, ['README.md'], false)).toMatch(/\+# The golden\n/);
  expect(result.conflicts).toEqual(['Dockerfile']);
  expect(unified(sidesOf('mine', head, next), [], true)).toContain('\u001B[32mOurs.');
});

test('[OPS-03] a command line that is not the wanted version runs that one by the package manager, or refuses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-npm-'));
  try {
    mkdirSync(join(folder, 'bin'));
    const file = join(folder, 'bin/npm');
    writeFileSync(file, `#!/bin/sh\necho "$HOUSEFRONT_UPGRADE_STARTED $*" > "${folder}/ran"\nexit 2\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${folder}/bin:${process.env['PATH']}`);
    expect(await housefront('upgrade', '--to', '99.1.0', '--yes')).toBe(2);
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(folder, 'ran'), 'utf8')).toBe(
      '99.1.0 exec --yes -- housefront@99.1.0 upgrade --to=99.1.0 --yes\n',
    );
    vi.stubEnv('HOUSEFRONT_UPGRADE_STARTED', '99.1.0');
    expect(await housefront('upgrade', '--to', '99.1.0')).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^npm ran .* in the place of 99\.1\.0\. Run it yourself: npm exec --yes -- housefront@99\.1\.0/,
    );
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
