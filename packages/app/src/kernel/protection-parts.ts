import type { Protection } from '@housefront/contract/protection';
import { useRuntime } from './runtime.ts';

export type { AroundProps, GameRoomProps } from './protection.types.ts';

/** Id of the page that lists tools and help, at `/main/{id}`. Nothing else of a site with a profile has it (RG-04). */
export const SAFER_GAMBLING = 'safer-gambling';

/** The capabilities that hold now; none on a site without a profile. */
export function useProtection(): Partial<Protection> {
  const { core, protection } = useRuntime();
  return protection?.values(core) ?? {};
}
