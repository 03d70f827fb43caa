import type { AddressId } from '@housefront/contract/pages';
import { useMatches } from '@tanstack/react-router';

/** Name of the page on screen; undefined on an address that is none. */
export const usePageId = (): AddressId | undefined =>
  useMatches({ select: (matches): AddressId | undefined => matches.at(-1)?.staticData.page });
