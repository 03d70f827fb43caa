import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitVersion, recordedFiles, writeTree } from '@housefront/generator';
import { afterEach, beforeEach, vi } from 'vitest';

const site = (id: string) => ({
  id,
  name: 'Red Fort',
  title: '',
  'title-en': 'Red Fort',
  currencies: ['USD'],
  languages: ['en_US'],
  desktop: 'desktop_1',
  mobile: 'H5_1',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  realtime: 'off',
});

/** A repository with sites of the running version, new for each test of the file, and the lines that commands print. */
export function shopPerTest(...ids: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'Größe shop-'));
  const out: string[] = [];
  const problems: string[] = [];
  /** Makes the repository anew for a package manager. */
  const make = (manager: string): void => {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root);
    writeTree(
      root,
      recordedFiles({
        kit: kitVersion(),
        repository: { name: 'shop', 'package-manager': manager },
        sites: Object.fromEntries(ids.map((id) => [id, site(id)])),
        migrations: [],
      }),
    );
  };
  beforeEach(() => {
    out.length = 0;
    problems.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
    vi.spyOn(console, 'error').mockImplementation((line) => void problems.push(String(line)));
    make('npm');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return { root, out, problems, make, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}
