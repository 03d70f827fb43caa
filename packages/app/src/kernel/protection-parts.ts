import type { Protection } from '@housefront/contract/protection';
import { useRuntime, type Runtime } from './runtime.ts';

export type { AroundProps, GameRoomProps, ProtectionParts } from './protection.types.ts';

/** The halls with trial games, for visitors who may try them: none for guests where the profile forbids it (RG-03). */
export function trialsFor<Halls>(
  { core, protection }: Pick<Runtime, 'core' | 'protection'>,
  halls: Halls | undefined,
): Halls | undefined {
  const isGuest = core.site.getState().memberId === null;
  return isGuest && protection?.values(core)?.guestTrials === false ? undefined : halls;
}

/** Id of the page that lists tools and help, at `/main/{id}`. Nothing else of a site with a profile has it (RG-04). */
export const SAFER_GAMBLING = 'safer-gambling';

/** The capabilities that hold now; none on a site without a profile. */
export function useProtection(): Partial<Protection> {
  const { core, protection } = useRuntime();
  return protection?.values(core) ?? {};
}
