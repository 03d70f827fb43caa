import { LIMIT_KINDS, PERIODS, limitOf, type LimitKey } from '@housefront/contract/rules';
import {
  confirmRaise,
  storeLimits,
  withdrawRaise,
  type MemberLimit,
  type ProtectionState,
} from '@housefront/core/features/protection';
import type { AccountBlock, AccountItem, AccountLimit } from '@housefront/ui/views';
import { useState } from 'react';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import { effectText, type EffectFacts } from './limit-effect.ts';
import {
  emptyTexts,
  limitFields,
  limitProblems,
  typedLimit,
  type LimitTexts,
  useLimitPresets,
} from './limit-fields.ts';
import { leftText, limitAmount, limitMoment, limitName, usedPart, useLimitWording } from './limit-words.ts';
import { formBlock, itemAction } from '../../kernel/member/account-blocks.ts';

type LimitsBlock = Extract<AccountBlock, { readonly kind: 'limits' }>;

const none: ProtectionState['limits'] = [];

/** The form of the limit that is chosen, and how to open it. A limit that holds can be removed there (RG-13). */
function useLimitEditor(
  facts: EffectFacts,
  keys: readonly LimitKey[],
  edited: LimitKey | null,
  setEdited: (key: LimitKey | null) => void,
) {
  const { core, messages } = useRuntime();
  const { i18n } = core;
  const { t } = i18n;
  const { raise, words } = facts;
  const presets = useLimitPresets();
  const once = useOnce();
  const form = useFormModel<LimitTexts>({
    initial: emptyTexts(keys),
    fields:
      edited === null
        ? []
        : limitFields(i18n, words.currency, edited, { required: true, presets: presets(edited.kind) }),
    check: (texts) => (edited === null ? {} : limitProblems(i18n, words.currency, edited, texts)),
    onSubmit: async (texts) => {
      const amount = edited === null ? null : typedLimit(words.currency, edited, texts);
      if (edited === null || amount === null) return;
      if (await storeLimits(core, [{ key: edited, amount }])) close();
    },
  });
  const show = (key: LimitKey | null) => {
    form.reset(emptyTexts(keys));
    setEdited(key);
  };
  const close = () => show(null);
  const remove = async (key: LimitKey) => {
    close();
    const sure = await messages.confirm({
      title: t('limits.remove_title', { limit: limitName(t, key) }),
      message: effectText(key, null, facts),
      confirm: t('limits.remove'),
    });
    if (sure) await storeLimits(core, [{ key, amount: null }]);
  };
  const editor = (key: LimitKey): NonNullable<LimitsBlock['editor']> => {
    const typed = typedLimit(words.currency, key, form.values);
    const body = t(`limits.${key.kind}_body`);
    return {
      form: formBlock(t, {
        id: `edit-${key.kind}-${key.period}`,
        title: limitName(t, key),
        body: raise ? `${body} ${t('limits.form_waits')}` : body,
        form: form.model,
        summary:
          typed === null ? [] : [{ id: 'effect', label: t('limits.effect'), value: effectText(key, typed, facts) }],
        submit: t('limits.save'),
        first: true,
        actions: limitOf(facts.state.limits, key)
          ? [{ id: 'remove', label: t('limits.remove'), main: false, onOpen: () => once(() => remove(key)) }]
          : [],
      }),
      close: t('common.close'),
      onClose: close,
    };
  };
  return { show, editor: edited && editor(edited) };
}

/**
 * The limits of the profile as one table of kinds and periods: what holds, how much of it is used, what waits, and a form for
 * one of them. Deposit limits come first (RG-13).
 */
export function useLimitBlocks(state: ProtectionState | undefined): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { limits: own, raise, overall } = useCapabilities();
  const words = useLimitWording();
  const once = useOnce();
  const [edited, setEdited] = useState<LimitKey | null>(null);
  const keys = own?.keys ?? [];
  const limits = state?.limits ?? none;
  // A raise that waits can be confirmed from a moment on.
  const now = useNow(limits.some(({ pending }) => pending !== null) || edited !== null);
  const facts = { state: { limits, contactAbove: state?.contactAbove ?? null }, raise, words, now };
  const { show, editor } = useLimitEditor(facts, keys, edited, setEdited);
  if (keys.length === 0) return [];

  const find = (key: LimitKey) => limits.find(({ kind, period }) => kind === key.kind && period === key.period);
  const action = (id: string, key: LimitKey, label: string, onPress: () => void) =>
    itemAction(id, t(label), limitName(t, key), onPress);
  const cell = (key: LimitKey): AccountLimit => {
    const limit = find(key);
    const onOpen = () => show(key);
    return {
      id: `${key.kind}-${key.period}`,
      name: action('set', key, limit ? 'limits.change' : 'limits.set', onOpen).name,
      value: limit ? limitAmount(words, key.kind, limit.amount) : null,
      left: limit && leftText(words, limit),
      used: limit ? usedPart(limit) : null,
      waits: Boolean(limit?.pending),
      onOpen,
    };
  };
  const waitsFor = ({ kind, period, pending }: MemberLimit): readonly AccountItem[] => {
    if (!pending) return [];
    const { amount, effectiveAt } = pending;
    const isDue = (effectiveAt ?? Number.POSITIVE_INFINITY) <= now;
    const key = { kind, period };
    const limit = limitAmount(words, kind, amount);
    const said = isDue ? 'limits.pending_due' : 'limits.pending';
    return [
      {
        id: `${kind}-${period}`,
        title: limitName(t, key),
        lines: [
          effectiveAt === null
            ? t('limits.pending_contact', { limit })
            : t(said, { limit, time: limitMoment(words, effectiveAt) }),
        ],
        actions: [
          ...(isDue
            ? [action('confirm', key, 'limits.confirm', () => once(() => confirmRaise(core, key, amount)))]
            : []),
          action('withdraw', key, 'limits.withdraw', () => once(() => withdrawRaise(core, key))),
        ],
      },
    ];
  };
  const periods = PERIODS.filter((period) => keys.some((key) => key.period === period));
  return [
    {
      kind: 'limits',
      id: 'limits',
      title: t('limits.title'),
      columns: periods.map((id) => {
        const ends = limits.find(({ period, restartsAt }) => period === id && restartsAt !== null)?.restartsAt;
        return {
          id,
          label: t(`limits.${id}`),
          note: ends === undefined ? undefined : t('limits.restarts', { time: limitMoment(words, ends) }),
        };
      }),
      rows: LIMIT_KINDS.filter((kind) => keys.some((key) => key.kind === kind)).map((kind) => ({
        id: kind,
        label: t(overall !== undefined && kind === 'deposit' ? 'limits.overall' : `limits.${kind}`),
        body: t(`limits.${kind}_body`),
        cells: periods.map((period) => {
          const key = keys.find((one) => one.kind === kind && one.period === period);
          return key ? cell(key) : null;
        }),
      })),
      waiting: limits.flatMap(waitsFor),
      editor,
    },
  ];
}
