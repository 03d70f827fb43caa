import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announcement } from '../../packages/cli/src/serve/announce.ts';
import { buildSeed } from '../../packages/sandbox/src/seed/index.ts';
import type { Sandbox } from '../../packages/sandbox/src/createSandbox.ts';
import { blocksIn } from '../../scripts/docs/doc-blocks.ts';
import { root } from './site-pages.ts';

const page = 'docs/start/getting-started.md';

test('[OPS-02] the first page shows what starting the sites prints', () => {
  const [printed] = blocksIn(readFileSync(join(root, page), 'utf8'), page).filter(
    ({ language, text }) => language === 'text' && text.includes('localhost'),
  );
  const sites = ['1001', '1002'].map((id, index) => ({ id, folder: `sites/${id}`, port: 4101 + index }));
  // Only the members of the sandbox are read.
  const sandbox = { world: { seed: buildSeed({ seed: 1, games: 500 }) } } as unknown as Sandbox;
  const lines = announcement(sites, 'http://localhost:4300', sandbox).split('\n');
  const shown = (printed?.text ?? '').split('\n').filter((line) => line.trim() !== '' && line.trim() !== '…');
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.filter((line) => !lines.includes(line))).toEqual([]);
});
