import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { leftovers, makeGolden, removeGolden, type Golden } from './testing/golden.ts';
import { makeReleases, type TestRelease } from './testing/releases.ts';

const releases = await makeReleases();
const [first, second] = releases as [TestRelease, TestRelease];
let golden: Golden;
beforeEach(async () => {
  golden = await makeGolden(first);
});
afterEach(() => {
  golden.remove();
  const left = leftovers();
  if (left.length > 0) throw new Error(`Temporary folders were left: ${left.join(', ')}`);
});

afterAll(removeGolden);

const ownExpose = (text: string) => text.replace('EXPOSE 8080', 'EXPOSE 80');
const stages = () =>
  golden
    .git('ls-files', '-u')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\d+ \w+ /, ''));

test('[OPS-03] conflicts are in the index of git, everything else is staged, and nothing is lost', async () => {
  golden.edit('Dockerfile', ownExpose);
  const before = golden.tree();
  const head = golden.git('rev-parse', 'HEAD');
  const { code, lines } = await golden.upgrade(second);
  expect(code).toBe(2);
  expect(lines.filter((line) => line.includes('conflict'))).toEqual([
    '  conflict   Dockerfile: both changed the same lines',
  ]);
  expect(stages()).toEqual(['1\tDockerfile', '2\tDockerfile', '3\tDockerfile']);
  expect(golden.git('show', ':2:Dockerfile')).toContain('EXPOSE 80\n');
  expect(golden.git('show', ':3:Dockerfile')).toContain('EXPOSE 8080 9464\n');
  expect(golden.read('Dockerfile')).toMatch(/<<<<<<< \w+\nEXPOSE 80\n=======\nEXPOSE 8080 9464\n>>>>>>> \w+\n/);
  expect(golden.git('rev-parse', 'HEAD')).toBe(head);
  expect(golden.git('diff', '--cached', '--name-only').split('\n')).toContain('sites/1001/site.config.ts');
  golden.git('reset', '-q', '--hard');
  expect(golden.tree()).toEqual(before);
  expect(golden.git('status', '--porcelain')).toBe('');
});

test('[OPS-03] a merge tool opens the conflicts, and the commit of the operator ends the upgrade', async () => {
  golden.edit('Dockerfile', ownExpose);
  await golden.upgrade(second);
  const tool = join(golden.root, '../tool.sh');
  writeFileSync(tool, '#!/bin/sh\ngrep -q "EXPOSE 8080$" "$1" && sed "s/EXPOSE 80$/EXPOSE 80 9464/" "$2" > "$4"\n');
  chmodSync(tool, 0o755);
  golden.git('config', 'mergetool.script.cmd', `${tool} "$BASE" "$LOCAL" "$REMOTE" "$MERGED"`);
  golden.git('config', 'mergetool.script.trustExitCode', 'true');
  golden.git('config', 'mergetool.keepBackup', 'false');
  golden.git('mergetool', '-y', '--tool=script');
  golden.git('-c', 'core.editor=true', 'commit', '-q');
  expect(golden.git('log', '-1', '--format=%s').trim()).toBe('chore: upgrade Housefront from 0.1.0 to 0.2.0');
  expect(golden.read('Dockerfile')).toContain('EXPOSE 80 9464\n');
  expect(golden.git('status', '--porcelain')).toBe('');
  expect(await golden.upgrade(second)).toMatchObject({ code: 0, changed: false });
});

test('[OPS-03] an edited file that the kit gave up, and one in the place of a new file, are conflicts', async () => {
  golden.edit('renovate.json', (text) => text.replace('"pin"', '"bump"'));
  golden.commit({ 'SECURITY.md': '# Our own\n\nCall us.\n' });
  const { code, lines } = await golden.upgrade(second);
  expect(code).toBe(2);
  expect(lines.filter((line) => line.includes('conflict'))).toEqual([
    '  conflict   SECURITY.md: both changed the same lines',
    '  conflict   renovate.json: the kit no longer has it, and you changed it',
  ]);
  expect(stages()).toEqual(['2\tSECURITY.md', '3\tSECURITY.md', '1\trenovate.json', '2\trenovate.json']);
  expect(golden.read('renovate.json')).toContain('"bump"');
  expect(golden.read('SECURITY.md')).toContain('Call us.');
});

test('[OPS-03] one value of package.json that both changed is a conflict, its neighbours are merged', async () => {
  golden.edit('package.json', (text) =>
    text.replace('tsc && housefront doctor', 'vitest').replace('"vite": "^8.3.8"', '"vite": "9.0.0"'),
  );
  const { code } = await golden.upgrade(second);
  expect(code).toBe(2);
  const conflict = /<<<<<<<[^\n]*\n(.*)=======\n(.*)>>>>>>>/s.exec(golden.read('package.json'));
  expect([conflict?.[1]?.trim(), conflict?.[2]?.trim()]).toEqual([
    '"check": "vitest"',
    '"check": "tsc && housefront doctor --ci"',
  ]);
  expect(golden.read('package.json')).toMatch(/"housefront": "0\.2\.0"[\s\S]*"vite": "9\.0\.0"/);
});

test('[OPS-03] a migration that fails ends with 3 and changes nothing; it can be left out, and runs later alone', async () => {
  const before = golden.tree();
  const broken = {
    ...second,
    migrations: [
      ...second.migrations,
      {
        id: '0.2.0-broken',
        version: '0.2.0',
        kind: 'code' as const,
        summary: 'Breaks.',
        applies: () => true,
        change: (): never => {
          throw new Error('no such sign\nat line 3');
        },
      },
    ],
  };
  await expect(golden.upgrade(broken)).rejects.toMatchObject({
    code: 3,
    message:
      'The migration 0.2.0-broken failed: no such sign Nothing was changed. Report it, or leave it out: --skip 0.2.0-broken',
  });
  expect(golden.tree()).toEqual(before);
  expect((await golden.upgrade(broken, { skip: ['0.2.0-broken'] })).code).toBe(0);
  const entries = () => JSON.parse(golden.read('housefront.json')).migrations as { id: string; state: string }[];
  expect(entries().at(-1)).toEqual({ id: '0.2.0-broken', state: 'skipped', reason: 'Left out by --skip.' });
  const mended = {
    id: '0.2.0-broken',
    version: '0.2.0',
    kind: 'code' as const,
    summary: 'Names the team.',
    applies: () => true,
    change: (files: ReadonlyMap<string, string>) =>
      new Map([['README.md', `${files.get('README.md') ?? ''}\nThe team.\n`]]),
  };
  expect((await golden.upgrade(second, { only: mended })).code).toBe(0);
  expect(golden.read('README.md')).toMatch(/\nThe team\.\n$/);
  expect(entries().at(-1)).toEqual({ id: '0.2.0-broken', state: 'applied' });
  expect(golden.git('diff', '--name-only', 'HEAD~1').trim().split('\n')).toEqual([
    '.housefront/base/README.md',
    'README.md',
    'housefront.json',
  ]);
});

test('[OPS-03] giving up conflicts keeps edits of other files', async () => {
  const before = golden.tree();
  golden.edit('Dockerfile', (text) => text.replace('EXPOSE 8080', 'EXPOSE 80'));
  expect((await golden.upgrade(second)).code).toBe(2);
  writeFileSync(join(golden.root, 'tsconfig.json'), 'mine');
  // The command that the upgrade names.
  golden.git('reset', '-q', '--merge');
  expect(golden.git('status', '--porcelain')).toBe(' M tsconfig.json\n');
  expect(golden.read('README.md')).toBe(before['README.md']);
  expect(golden.read('Dockerfile')).toContain('EXPOSE 80\n');
});
