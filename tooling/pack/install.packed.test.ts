import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { commitOf, drawn } from '../../scripts/test/drawn.ts';
import { pageSize, readSite } from '../check-sites/site.ts';
import { readCatalog } from './pack.ts';
import { inputsChanged, installation, walks } from './testing/inputs.ts';
import { managers, nodeProgram, usual, type Manager } from './testing/managers.ts';
import { runWith, shell, writeRepository } from './testing/repository.ts';
import { homeOf, whileServed } from './testing/serve.ts';

const root = join(import.meta.dirname, '../..');
const { npmCache, version, registry } = inject('kit');
const { react, 'react-dom': reactDom, vite } = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

/** The range that packages promise in `engines`, tried at its ends with the two usual managers. */
const nodes: Partial<Record<Manager['name'], string>> = { npm: '22.19.0', pnpm: '26.10.0' };

const usualNames = drawn(
  commitOf(root),
  usual.map(({ name }) => name),
  1,
);
const tried = inputsChanged(installation) ? managers : usual.filter(({ name }) => usualNames.includes(name));

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'housefront install '))));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Names of packages of which a second copy would not work beside the first, once for each copy in `node_modules`. */
function copiesOf(repository: string): string[] {
  const modules = join(repository, 'node_modules');
  const found = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules\/)(?:react|react-dom|@housefront\/\w+)\/package\.json$/.test(path),
  );
  // pnpm links to one copy from many places.
  const copies = new Set(found.map((path) => dirname(realpathSync(join(modules, path)))));
  return [...copies].map((path) => path.split('node_modules/').at(-1) ?? '').toSorted();
}

describe.runIf(walks('by a manager'))('a repository', () => {
  test.each(tried)(
    '[OPS-01] a site installed by $name has one React, builds and shows home',
    async (manager) => {
      const repository = join(folder, manager.name, 'shop with spaces');
      const cache = manager.name === 'npm' ? npmCache : join(folder, manager.name, 'cache');
      const files = manager.files(registry.url, cache);
      writeRepository(repository, root, { version, libraries: { react, 'react-dom': reactDom, vite }, files });
      const node = nodes[manager.name];
      const env = shell(node === undefined ? process.execPath : nodeProgram(root, node));
      const used = runWith(env, repository, 'node', '--version').trim();
      expect(used).toBe(`v${node ?? process.versions.node}`);
      manager.install(root, repository, env);
      const kit = ['app', 'contract', 'core', 'gateway', 'sandbox', 'ui'].map((name) => `@housefront/${name}`);
      expect(copiesOf(repository)).toEqual([...kit, 'react', 'react-dom']);

      const site = join(repository, 'sites/1001');
      runWith(env, site, join(repository, 'node_modules/.bin/vite'), 'build', '--app', '--logLevel', 'error');
      const [inside, outside] = [join(root, 'sites/1001'), site].map((path) => readSite(path, basename(path)));
      for (const template of ['desktop-1', 'h5-1']) {
        if (!inside || !outside) throw new Error('Both sites are built.');
        const was = pageSize(inside, template, 'home');
        const is = pageSize(outside, template, 'home');
        expect(Math.abs(is.scripts / was.scripts - 1), `${template}: ${is.scripts} of ${was.scripts}`).toBeLessThan(
          0.02,
        );
        expect(Math.abs(is.styles / was.styles - 1), `${template}: ${is.styles} of ${was.styles}`).toBeLessThan(0.02);
        expect(is.files).toHaveLength(was.files.length);
      }
      expect(await whileServed(repository, { site: 'sites/1001', env }, homeOf)).toEqual({
        status: 200,
        title: 'Goldhaven',
      });
      rmSync(join(folder, manager.name), { recursive: true, force: true });
    },
    900_000,
  );
});
