import { minor } from '@housefront/contract/money';
import { foldDigits, type LimitKey, type LimitKind } from '@housefront/contract/rules';
import { formatAmount, type CoreI18n, type ShownCurrency } from '@housefront/core/i18n';
import { cashierQueries } from '@housefront/core/features/cashier';
import { useQuery } from '@tanstack/react-query';
import type { FieldDeclaration, Problems } from '../../forms/types.ts';
import { amountField, amountProblem, amountText, typedAmount } from '../../forms/amountProblem.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** In minutes. */
const TIMES = [60n, 120n, 240n];
const MAX = 4;

/** Suggested amounts of a kind: the usual deposits of the currency, or some hours; none where the profile forbids figures (RG-14). */
export function useLimitPresets(): (kind: LimitKind) => readonly bigint[] {
  const { core } = useRuntime();
  const { limits } = useCapabilities();
  const isAllowed = limits !== undefined && limits.suggestions !== false && limits.neutral !== true;
  const { data } = useQuery({ ...cashierQueries(core).deposits(), enabled: isAllowed });
  if (!isAllowed) return () => [];
  const money = data?.methods.find(({ presets }) => presets.length > 0)?.presets.slice(0, MAX) ?? [];
  return (kind) => (kind === 'time' ? TIMES : money.map(({ units }) => units));
}

/** Typed texts by field name: each limit has one field, or one for hours and one for minutes. */
export type LimitTexts = Readonly<Record<string, string>>;

type Texts = Pick<CoreI18n, 't'>;

const ANY = { min: null, max: null } as const;
const HOURS = /^\d{1,4}$/;
const MINUTES = /^[0-5]?\d$/;

const foldPart = (typed: string) => foldDigits(typed).trim();

const names = ({ kind, period }: LimitKey) => {
  const name = `${kind}-${period}`;
  return kind === 'time' ? [`${name}-hours`, `${name}-minutes`] : [name];
};

/** Empty texts of the fields of some limits: nothing is filled in (RG-12). */
export const emptyTexts = (keys: readonly LimitKey[]): LimitTexts =>
  Object.fromEntries(keys.flatMap(names).map((name) => [name, '']));

/** Whether nothing is typed for a limit. */
export const isBlank = (key: LimitKey, texts: LimitTexts): boolean =>
  names(key).every((name) => (texts[name] ?? '').trim() === '');

interface LimitFieldOptions {
  /** Name of the limit before the names of its fields, where a form has several. */
  readonly label?: string;
  readonly required: boolean;
  /** Suggested amounts in minor units, or in minutes of time; none where the profile forbids figures (RG-14). */
  readonly presets: readonly bigint[];
}

/** The fields in which a limit is typed freely, in the currency of the account (RG-14). */
export function limitFields(
  i18n: Texts,
  currency: ShownCurrency,
  key: LimitKey,
  { label, required, presets }: LimitFieldOptions,
): readonly FieldDeclaration[] {
  const { t } = i18n;
  const named = (part: string) => (label === undefined ? part : `${label}: ${part}`);
  const [first = '', second = ''] = names(key);
  if (key.kind !== 'time') {
    return [
      {
        ...amountField(i18n, currency),
        name: first,
        label: label ?? t('cashier.amount'),
        required,
        suggestions: presets.map((preset) => ({
          value: amountText({ units: minor(preset), currency }, currency.style),
          label: formatAmount(currency, minor(preset)),
        })),
      },
    ];
  }
  const part = { widget: 'text', inputMode: 'numeric', fold: foldPart, required } as const;
  return [
    {
      ...part,
      name: first,
      label: named(t('limits.hours')),
      suggestions: presets.map((preset) => ({
        value: String(preset / 60n),
        label: t('limits.duration', { hours: String(preset / 60n), minutes: '0' }),
      })),
    },
    { ...part, name: second, label: named(t('limits.minutes')), required: false },
  ];
}

/** The typed limit: minor units, or minutes; null if it cannot be read. */
export function typedLimit(currency: ShownCurrency, key: LimitKey, texts: LimitTexts): bigint | null {
  const [first = '', second = ''] = names(key).map((name) => texts[name] ?? '');
  if (key.kind !== 'time') return typedAmount(currency, first)?.units ?? null;
  const [hours, minutes] = [foldPart(first) || '0', foldPart(second) || '0'];
  if (isBlank(key, texts) || !HOURS.test(hours) || !MINUTES.test(minutes)) return null;
  return BigInt(hours) * 60n + BigInt(minutes);
}

/** Problems of the fields of a limit. */
export function limitProblems(
  i18n: Texts,
  currency: ShownCurrency,
  key: LimitKey,
  texts: LimitTexts,
): Problems<LimitTexts> {
  if (typedLimit(currency, key, texts) !== null) return {};
  const [first = '', second = ''] = names(key);
  if (key.kind !== 'time') return { [first]: amountProblem(i18n, currency, texts[first] ?? '', ANY) };
  const problem = { key: 'limits.err_time', text: i18n.t('limits.err_time') };
  const isHours = HOURS.test(foldPart(texts[first] ?? '') || '0') && !isBlank(key, texts);
  return { [isHours ? second : first]: problem };
}
