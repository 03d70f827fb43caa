import type { AddressId } from '@housefront/contract/pages';
import type { LoadedPage } from '../kernel/page.types.ts';
import { byAddress } from './byAddress.ts';

/** Loads the code of each page, a chunk of its own. */
export const pages = byAddress(
  import.meta.glob<{ readonly default: LoadedPage }>('./*/*.page.ts', { base: '../screens' }),
);

/** Loads the code of a page. Rejects when its chunk cannot be loaded. */
export async function loadPage(id: AddressId): Promise<LoadedPage> {
  const module = await pages.get(id)?.();
  if (!module) throw new Error(`No screen has the page ${id}.`);
  return module.default;
}
