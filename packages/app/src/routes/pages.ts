import type { AddressId } from '@housefront/contract/pages';
import { loadedPage } from '../kernel/definePage.tsx';
import type { LoadedPage } from '../kernel/page.types.ts';
import { byAddress } from './byAddress.ts';

/** Loads the code of each page, a chunk of its own. */
export const pages = byAddress(
  import.meta.glob<{ readonly default: LoadedPage }>('./*/*.page.{ts,js}', { base: '../screens' }),
);

/**
 * Returns the code of a page, and loads it if necessary. The returned value is synchronous for a loaded page, because even
 * then an import takes tasks. Rejects when loading fails.
 */
export async function loadPage(id: AddressId): Promise<LoadedPage> {
  const loaded = loadedPage(id);
  if (loaded) return loaded;
  const module = await pages.get(id)?.();
  if (!module) throw new Error(`No screen has the page ${id}.`);
  return module.default;
}
