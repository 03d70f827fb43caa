/** The halls that a profile refuses (RG-49). */
import * as z from 'zod/mini';
import type { DatedRow } from '../../time/dated.ts';
import { HALLS } from '../../site/ids.ts';
import type { Protection } from '../../rules/protection/protection.ts';
import { isRefusedGame } from '../../rules/protection/launch.ts';
import { isHallShown, type ShownConfig } from '../../site/site-shown.ts';

interface Showing extends Pick<ShownConfig, 'halls'> {
  readonly protection?: { readonly profile: string; readonly values: DatedRow<Protection> } | undefined;
}

/** Refuses a site that shows a hall which its profile refuses, now or on another day. */
export const hidesRefusedHalls = z.check<Showing>(({ value, issues }) => {
  const { protection } = value;
  const own = protection?.values.refusedGames;
  if (!protection || !own) return;
  const refused = 'dated' in own ? own.dated.map((one) => one.value) : [own];
  const shown = HALLS.filter(
    ({ id }) => isHallShown(value, id) && refused.some((refusedGames) => isRefusedGame({ refusedGames }, String(id))),
  );
  if (shown.length === 0) return;
  const names = shown.map(({ id, name }) => `${id} (${name})`).join(', ');
  const message = `must hide ${names}, which the profile "${protection.profile}" refuses`;
  issues.push({ code: 'custom', message, path: ['halls', 'hidden'], input: undefined });
});
