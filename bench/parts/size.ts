import { join } from 'node:path';
import { budgets } from '../../tooling/check-sites/budgets.ts';
import { pageSize, readSite } from '../../tooling/check-sites/site.ts';
import { chunkShares } from '../lib/modules.ts';
import { atMost, fact, kilobytes, type Row } from '../lib/report.ts';
import { siteId } from '../lib/services.ts';
import type { Bench } from './part.ts';

/** Scripts of the first load of home, bytes. */
const FIRST_LOAD = 120_000;

const templates = ['h5-1', 'desktop-1'] as const;
/** Pages beside home. */
const views = ['hall', 'slotList'] as const;

/** Static sizes of the built site (brotli 11). */
export function size({ root, amount }: Bench): Promise<Row[]> {
  const site = readSite(join(root, 'sites', siteId), siteId);
  const rows = templates.slice(0, amount({ whole: 2, quick: 2, smallest: 1 })).flatMap((template) => {
    const home = pageSize(site, template, 'home');
    const found = [
      atMost('size', `${template}: JS on first load of home`, home.scripts, FIRST_LOAD, kilobytes, {
        note: `${home.files.length} files`,
        exact: true,
      }),
      atMost('size', `${template}: CSS on first load of home`, home.styles, budgets.homeStyles, kilobytes, {
        exact: true,
      }),
    ];
    for (const view of views) {
      const added = pageSize(site, template, view)
        .files.filter((file) => !home.files.includes(file))
        .reduce((total, file) => total + site.size(file.slice(1)), 0);
      found.push(
        atMost('size', `${template}: JS that ${view} adds`, added, budgets.routeScripts, kilobytes, { exact: true }),
      );
    }
    return found;
  });
  return Promise.resolve(rows);
}

const owner = (module: string): string =>
  /node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  module.split('/').slice(0, 5).join('/');

/** Content of the first load, by package or folder; builds the site once more. */
export async function modules({ root }: Bench): Promise<Row[]> {
  const folder = join(root, 'sites', siteId);
  const site = readSite(folder, siteId);
  const loaded = new Set(pageSize(site, 'h5-1', 'home').files.flatMap((file) => site.modules[file.slice(1)] ?? []));
  const totals = new Map<string, number>();
  for (const chunk of await chunkShares(folder, root)) {
    for (const { module, bytes } of chunk.modules) {
      if (loaded.has(module)) totals.set(owner(module), (totals.get(owner(module)) ?? 0) + bytes);
    }
  }
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 30)
    .map(([name, bytes]) => fact('modules', name, kilobytes(bytes), undefined, { bytes }));
}
