import { valuesAt } from '../packages/contract/src/time/dated.ts';
import { PROFILES, type Protection } from '../packages/contract/src/rules/protection/protection.ts';
import type { SceneProfile } from '../packages/ui/src/stories/story-globals.tsx';

const rows = new Map(Object.entries(PROFILES));

/** Choices of the toolbar: the profiles of player protection, and none (RG-37x). */
export const profileNames: readonly string[] = ['none', ...rows.keys()];

/** The values that a profile has today; null for none. */
export function profileOf(name: string): SceneProfile | null {
  const row = rows.get(name);
  return row ? { ...valuesAt<Protection>(row, Date.now()), name } : null;
}
