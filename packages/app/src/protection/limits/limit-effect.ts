import { askLimit, limitOf, needsContact, type LimitKey } from '@housefront/contract/rules';
import type { Protection } from '@housefront/contract/protection';
import type { ProtectionState } from '@housefront/core/features/protection';
import { limitMoment, type LimitWording } from './limit-words.ts';

/** Everything that the effect of a limit depends on. */
export interface EffectFacts {
  readonly state: Pick<ProtectionState, 'limits' | 'contactAbove'>;
  readonly raise: Protection['raise'] | undefined;
  readonly words: LimitWording;
  /** The platform's time. */
  readonly now: number;
}

/** From when an amount would count, in words: shown before it is sent (RG-44). */
export function effectText(key: LimitKey, amount: bigint | null, { state, raise, words, now }: EffectFacts): string {
  const { t, zone } = words;
  const present = limitOf(state.limits, key);
  const isRaise = !present || amount === null || amount > present.amount;
  if (isRaise && needsContact(key, amount, state.contactAbove)) return t('limits.effect_contact');
  if (!raise) return t('limits.effect_now');
  const pending = limitOf(askLimit(state.limits, key, amount, raise, { at: now, zone }), key)?.pending;
  return pending ? t('limits.effect_later', { time: limitMoment(words, pending.effectiveAt) }) : t('limits.effect_now');
}
