import type { AddressId } from '@housefront/contract/pages';
import { useRoute } from './useRoute.ts';

/** Id of the current page; undefined at an unknown address. */
export const usePageId = (): AddressId | undefined => useRoute(({ page }) => page ?? undefined);
