import type { Runtime } from './runtime.ts';

/** The halls with trial games, for visitors who may try them: none for guests where the profile forbids it (RG-03). */
export function trialsFor<Halls>(
  { core, protection }: Pick<Runtime, 'core' | 'protection'>,
  halls: Halls | undefined,
): Halls | undefined {
  const isGuest = core.site.getState().memberId === null;
  return isGuest && protection?.values(core)?.guestTrials === false ? undefined : halls;
}
