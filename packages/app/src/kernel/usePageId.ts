import type { AddressId } from '@housefront/contract/pages';
import { useMatches } from '@tanstack/react-router';

/** Id of the current page; undefined at an unknown address. */
export const usePageId = (): AddressId | undefined =>
  useMatches({ select: (matches): AddressId | undefined => matches.at(-1)?.staticData.page });
