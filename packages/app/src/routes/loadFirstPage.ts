import type { AddressId } from '@housefront/contract/pages';
import type { LoadedPage } from '../kernel/page.types.ts';

/**
 * Loads the code of the page that a document shows first. The table of all pages comes with any but home, which would pay for it
 * most often and needs one row of it. Rejects when a chunk cannot be loaded.
 */
export const loadFirstPage = async (id: AddressId): Promise<LoadedPage> =>
  id === 'home' ? (await import('../screens/home/home.page.ts')).default : (await import('./pages.ts')).loadPage(id);
