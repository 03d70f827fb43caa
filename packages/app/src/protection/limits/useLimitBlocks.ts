import { LIMIT_KINDS, type LimitKey, type LimitKind } from '@housefront/contract/rules';
import {
  confirmRaise,
  storeLimits,
  withdrawRaise,
  type MemberLimit,
  type ProtectionState,
} from '@housefront/core/features/protection';
import type { AccountBlock, AccountItem } from '@housefront/ui/views';
import { useState } from 'react';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import { effectText } from './limit-effect.ts';
import {
  emptyTexts,
  limitFields,
  limitProblems,
  typedLimit,
  type LimitTexts,
  useLimitPresets,
} from './limit-fields.ts';
import { limitAmount, limitMoment, limitName, useLimitWording } from './limit-words.ts';
import { formBlock, itemAction } from '../../kernel/member/account-blocks.ts';

const none: ProtectionState['limits'] = [];

/**
 * The limits of the profile by kind and period: what holds, what is left, what waits, and a form for one of them. Deposit
 * limits come first (RG-13).
 */
export function useLimitBlocks(state: ProtectionState | undefined): readonly AccountBlock[] {
  const { core, messages } = useRuntime();
  const { i18n } = core;
  const { t } = i18n;
  const { limits: own, raise, overall } = useCapabilities();
  const words = useLimitWording();
  const presets = useLimitPresets();
  const once = useOnce();
  const [edited, setEdited] = useState<LimitKey | null>(null);
  const keys = own?.keys ?? [];
  const limits = state?.limits ?? none;
  // A raise that waits can be confirmed from a moment on.
  const now = useNow(limits.some(({ pending }) => pending !== null) || edited !== null);
  const facts = { state: { limits, contactAbove: state?.contactAbove ?? null }, raise, words, now };
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
  const close = () => {
    setEdited(null);
    form.reset(emptyTexts(keys));
  };
  const open = (key: LimitKey) => {
    form.reset(emptyTexts(keys));
    setEdited(key);
  };
  const remove = async (key: LimitKey) => {
    const sure = await messages.confirm({
      title: t('limits.remove_title', { limit: limitName(t, key) }),
      message: effectText(key, null, facts),
      confirm: t('limits.remove'),
    });
    if (sure) await storeLimits(core, [{ key, amount: null }]);
  };

  const leftOf = ({ kind, left, restartsAt }: MemberLimit): string => {
    const time = limitMoment(words, restartsAt);
    return left === null
      ? t('limits.restarts', { time })
      : t('limits.left', { amount: limitAmount(words, kind, left), time });
  };
  const waitsFor = ({ kind, pending }: MemberLimit): readonly string[] => {
    if (!pending) return [];
    const limit = limitAmount(words, kind, pending.amount);
    if (pending.effectiveAt === null) return [t('limits.pending_contact', { limit })];
    const key = pending.effectiveAt <= now ? 'limits.pending_due' : 'limits.pending';
    return [t(key, { limit, time: limitMoment(words, pending.effectiveAt) })];
  };
  const item = (key: LimitKey): AccountItem => {
    const limit = limits.find(({ kind, period }) => kind === key.kind && period === key.period);
    const action = (id: string, label: string, onPress: () => void) =>
      itemAction(id, t(label), limitName(t, key), onPress);
    const waiting = limit?.pending;
    const isDue = (waiting?.effectiveAt ?? Number.POSITIVE_INFINITY) <= now;
    return {
      id: `${key.kind}-${key.period}`,
      title: t(`limits.${key.period}`),
      ...(limit && { mark: limitAmount(words, key.kind, limit.amount) }),
      lines: limit ? [leftOf(limit), ...waitsFor(limit)] : [t('limits.none')],
      actions: [
        ...(isDue
          ? [action('confirm', 'limits.confirm', () => once(() => confirmRaise(core, key, waiting?.amount ?? null)))]
          : []),
        ...(waiting ? [action('withdraw', 'limits.withdraw', () => once(() => withdrawRaise(core, key)))] : []),
        action('set', limit ? 'limits.change' : 'limits.set', () => open(key)),
        ...(limit ? [action('remove', 'limits.remove', () => once(() => remove(key)))] : []),
      ],
    };
  };
  const editor = (key: LimitKey): AccountBlock => {
    const typed = typedLimit(words.currency, key, form.values);
    return formBlock(t, {
      id: `edit-${key.kind}-${key.period}`,
      title: limitName(t, key),
      body: raise ? t('limits.form_waits') : t(`limits.${key.kind}_body`),
      form: form.model,
      summary:
        typed === null ? [] : [{ id: 'effect', label: t('limits.effect'), value: effectText(key, typed, facts) }],
      submit: t('limits.save'),
      first: true,
      actions: [{ id: 'cancel', label: t('common.cancel'), main: false, onOpen: close }],
    });
  };
  const kindBlocks = (kind: LimitKind): readonly AccountBlock[] => {
    const mine = keys.filter((key) => key.kind === kind);
    if (mine.length === 0) return [];
    const isOverall = overall !== undefined && kind === 'deposit';
    const list: AccountBlock = {
      kind: 'items',
      id: kind,
      title: t(isOverall ? 'limits.overall' : `limits.${kind}`),
      body: t(`limits.${kind}_body`),
      items: mine.map(item),
      empty: t('limits.none'),
    };
    return edited?.kind === kind ? [list, editor(edited)] : [list];
  };
  return LIMIT_KINDS.flatMap(kindBlocks);
}
