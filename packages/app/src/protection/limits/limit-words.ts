import { minor } from '@housefront/contract/money';
import type { LimitKey, LimitKind } from '@housefront/contract/rules';
import { formatAmount, formatMoment, type CoreI18n, type ShownCurrency } from '@housefront/core/i18n';
import type { ReachedLimit } from '@housefront/core';
import type { MemberLimit } from '@housefront/core/features/protection';
import type { AccountLimit } from '@housefront/ui/views';
import { PLATFORM_ZONE } from '@housefront/contract/wall-time';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';

/** The circumstances in which a limit is put into words. */
export interface LimitWording {
  readonly t: CoreI18n['t'];
  readonly currency: ShownCurrency;
  /** Zone of days, weeks and months. */
  readonly zone: string;
}

/** How limits of the member are put into words. */
export function useLimitWording(): LimitWording {
  const { t } = useRuntime().core.i18n;
  const currency = useStateCurrency();
  const { zone = PLATFORM_ZONE } = useCapabilities();
  return { t, currency, zone };
}

/** The name of a limit: only that of gross deposits is called a deposit limit (RG-17). */
export const limitName = (t: CoreI18n['t'], { kind, period }: LimitKey): string =>
  `${t(`limits.${kind}`)} · ${t(`limits.${period}`)}`;

/** An amount of a limit: money, or hours and minutes; null for no limit. */
export function limitAmount({ t, currency }: LimitWording, kind: LimitKind, amount: bigint | null): string {
  if (amount === null) return t('limits.none');
  if (kind !== 'time') return formatAmount(currency, minor(amount));
  return t('limits.duration', { hours: String(amount / 60n), minutes: String(amount % 60n) });
}

/** What is left of a limit, in few words and in a sentence; only when it restarts where the platform does not say the rest. */
export function leftText(words: LimitWording, { kind, left, restartsAt }: MemberLimit): AccountLimit['left'] {
  const { t } = words;
  const time = limitMoment(words, restartsAt);
  if (left === null) return { brief: t('limits.restarts', { time }), full: t('limits.restarts', { time }) };
  const amount = limitAmount(words, kind, left);
  return { brief: t('limits.left_brief', { amount }), full: t('limits.left', { amount, time }) };
}

/** The used part of a limit, from 0 to 1; null where the platform does not say what is left. */
export function usedPart({ amount, left }: Pick<MemberLimit, 'amount' | 'left'>): number | null {
  if (left === null) return null;
  if (left >= amount) return amount === 0n ? 1 : 0;
  return Number(((amount - left) * 1000n) / amount) / 1000;
}

/** A moment in the zone of limits, with its name. */
export const limitMoment = ({ zone }: Pick<LimitWording, 'zone'>, at: number | null): string =>
  at === null ? '–' : formatMoment({ kind: 'known', at }, zone);

/**
 * The words of a limit that refuses: what is left, and when it restarts; of a limit over all operators only the latter
 * (RG-17).
 */
export function reachedText(
  words: LimitWording,
  { kind, left, restartsAt, overall }: Omit<ReachedLimit, 'period'>,
): string {
  const time = limitMoment(words, restartsAt);
  if (overall) return words.t('limits.over_overall', { time });
  if (left === null) return words.t('limits.restarts', { time });
  if (kind !== 'deposit') return words.t('limits.left', { amount: limitAmount(words, kind, left), time });
  if (left === 0n) return words.t('limits.used_up', { time });
  return words.t('limits.over', { amount: limitAmount(words, kind, left), time });
}
