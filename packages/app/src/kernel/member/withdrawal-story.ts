import type { MoneyOrder, WithdrawalStep } from '@housefront/core/features/cashier';
import { htmlLang, UNKNOWN, type CoreI18n, type ServerTime } from '@housefront/core/i18n';
import type { TimelineStep } from '@housefront/ui/patterns/Timeline';

type Texts = Pick<CoreI18n, 'locale' | 't'>;

const STEPS: readonly WithdrawalStep[] = ['requested', 'checked', 'sent', 'arrived'];
const labels = {
  requested: 'cashier.step_requested',
  checked: 'cashier.step_checked',
  sent: 'cashier.step_sent',
  arrived: 'cashier.step_arrived',
  failed: 'cashier.step_failed',
  cancelled: 'cashier.step_cancelled',
} as const;

const latin = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** Day and time in the visitor's own zone; undefined if the platform names none. */
function momentText(time: ServerTime, locale: string): string | undefined {
  if (time.kind === 'none') return undefined;
  if (time.kind !== 'known') return UNKNOWN;
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(htmlLang(locale), { ...parts, ...latin }).format(time.at);
}

const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A number of minutes in words of the language: in the largest unit of which it is a whole number. */
function spanText(minutes: number, locale: string): string {
  const [unit, size] = UNITS.find(([, length]) => minutes >= length && minutes % length === 0) ?? UNITS[2];
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(htmlLang(locale), style).format(minutes / size);
}

/** The steps of a withdrawal with their times; none unless the platform says how far it is (LOOK-09). */
export function withdrawalSteps({ locale, t }: Texts, { status, story }: MoneyOrder): readonly TimelineStep[] {
  const done = story.step === null ? -1 : STEPS.indexOf(story.step);
  if (done < 0) return [];
  const isOpen = status === 'pending';
  const shown = isOpen || status === 'success' ? STEPS : STEPS.slice(0, Math.min(done, 2) + 1);
  const steps = shown.map((id, index): TimelineStep => {
    const isDone = index <= done || status === 'success';
    return {
      id,
      label: t(labels[id]),
      state: isDone ? 'done' : index === done + 1 ? 'now' : 'next',
      time: isDone ? momentText(story.times[id], locale) : undefined,
    };
  });
  if (status !== 'failed' && status !== 'cancelled') return steps;
  return [
    ...steps,
    { id: status, label: t(labels[status]), state: 'stopped', time: momentText(story.times.arrived, locale) },
  ];
}

/** How far an open withdrawal is, in few words: the platform's own, else the last step. */
export const withdrawalState = ({ t }: Texts, { story }: MoneyOrder): string =>
  story.text || t(story.step === null ? 'cashier.withdraw_open' : labels[story.step]);

/** How long an open withdrawal usually takes; undefined if nothing is promised. */
export const usualTime = ({ locale, t }: Texts, { story: { usualMinutes } }: MoneyOrder): string | undefined =>
  usualMinutes === null || usualMinutes === 0
    ? undefined
    : t('cashier.usually_within', { time: spanText(usualMinutes, locale) });
