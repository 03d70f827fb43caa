import type { Protection } from '@housefront/contract/protection';
import { useStore } from 'zustand';
import { useRuntime } from './runtime.ts';

export type { AroundProps, GameRoomProps, ProtectionParts } from './protection.types.ts';

/** The halls with trial games, for visitors who may try them: none for guests where the profile forbids it (RG-03). */
export function useTrials<Halls>(halls: Halls | undefined): Halls | undefined {
  const { core } = useRuntime();
  const { guestTrials } = useProtection();
  const member = useStore(core.session.store, ({ status }) => status === 'member');
  return guestTrials === false && !member ? undefined : halls;
}

/** Id of the page that lists tools and help, at `/main/{id}`. Nothing else of a site with a profile has it (RG-04). */
export const SAFER_GAMBLING = 'safer-gambling';

/** The capabilities that hold now; none on a site without a profile. */
export function useProtection(): Partial<Protection> {
  const { core, protection } = useRuntime();
  return protection?.values(core) ?? {};
}
