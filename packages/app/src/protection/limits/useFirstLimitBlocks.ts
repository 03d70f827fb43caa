import { declineLimit, storeLimits, type ProtectionState } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { LIMIT_KINDS } from '@housefront/contract/rules';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import {
  emptyTexts,
  isBlank,
  limitFields,
  limitProblems,
  typedLimit,
  type LimitTexts,
  useLimitPresets,
} from './limit-fields.ts';
import { limitName, useLimitWording } from './limit-words.ts';
import { formBlock } from '../../kernel/member/account-blocks.ts';

/**
 * The step in which a member sets a first limit, or declines where the profile lets them. No blocks when none is asked for
 * (RG-12).
 * @param onAnswered called after a limit was set or declined
 */
export function useFirstLimitBlocks(
  state: ProtectionState | undefined,
  onAnswered: () => void = () => undefined,
): readonly AccountBlock[] {
  const { core, messages } = useRuntime();
  const { i18n } = core;
  const { t } = i18n;
  const { firstLimit } = useCapabilities();
  const words = useLimitWording();
  const presets = useLimitPresets();
  const once = useOnce();
  const needs = firstLimit?.needs ?? [];
  // Deposit limits are never less prominent than others (RG-17).
  const keys = LIMIT_KINDS.flatMap((kind) => needs.filter((key) => key.kind === kind));
  const form = useFormModel<LimitTexts>({
    initial: emptyTexts(keys),
    fields: keys.flatMap((key) =>
      limitFields(i18n, words.currency, key, {
        label: limitName(t, key),
        required: false,
        presets: presets(key.kind),
      }),
    ),
    check: (texts) => {
      const typed = keys.filter((key) => !isBlank(key, texts));
      const [first] = Object.keys(emptyTexts(keys));
      if (typed.length === 0 && first !== undefined)
        return { [first]: { key: 'limits.err_first', text: t('limits.err_first') } };
      const problems = typed.flatMap((key) => Object.entries(limitProblems(i18n, words.currency, key, texts)));
      return Object.fromEntries(problems);
    },
    onSubmit: async (texts) => {
      const wanted = keys.flatMap((key) => {
        const amount = typedLimit(words.currency, key, texts);
        return amount === null ? [] : [{ key, amount }];
      });
      if (await storeLimits(core, wanted)) onAnswered();
      return undefined;
    },
  });
  if (state?.limitNeeded !== true || !firstLimit) return [];
  const decline = async () => {
    const sure =
      firstLimit.decline === 'freely' ||
      (await messages.confirm({
        title: t('limits.decline_title'),
        message: t('limits.decline_body'),
        confirm: t('limits.decline'),
        cancel: t('limits.set'),
      }));
    if (sure && (await declineLimit(core))) onAnswered();
  };
  return [
    formBlock(t, {
      id: 'first-limit',
      title: t('limits.first_title'),
      body: t('limits.first_body'),
      form: form.model,
      submit: t('limits.save'),
      actions:
        firstLimit.decline === 'never'
          ? []
          : [{ id: 'decline', label: t('limits.decline'), main: false, onOpen: () => once(decline) }],
    }),
  ];
}
