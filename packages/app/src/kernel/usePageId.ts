import type { AddressId } from '@housefront/contract/pages';
import { usePlace } from './usePlace.ts';

/** Id of the current page; undefined at an unknown address. */
export const usePageId = (): AddressId | undefined => usePlace(({ page }) => page ?? undefined);
