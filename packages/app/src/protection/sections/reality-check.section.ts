import { storeCheck, type RealityCheck } from '@housefront/core/features/protection';
import type { AccountSection } from '@housefront/ui/views';
import { useEffect, useEffectEvent } from 'react';
import { useProtectionState } from '../state/useProtectionState.ts';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { formBlock } from '../../kernel/member/account-blocks.ts';

interface Values {
  /** Minutes as text; empty for no check. */
  readonly minutes: string;
}

const typed = ({ everyMinutes }: RealityCheck): string => (everyMinutes === null ? '' : String(everyMinutes));

/** The form in which a member chooses the interval of the reality check; nothing where the profile has none (RG-11). */
export default function useRealityCheck(): AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { realityCheck } = useCapabilities();
  const state = useProtectionState().data;
  const check = state?.check ?? null;
  const form = useFormModel<Values>({
    initial: { minutes: check ? typed(check) : '' },
    fields: [
      {
        widget: 'choice',
        name: 'minutes',
        label: t('reality_check.interval'),
        options: [
          ...(check?.allowed ?? []).map((minutes) => ({
            value: String(minutes),
            label: t('reality_check.every', { minutes }),
          })),
          ...(realityCheck?.required ? [] : [{ value: '', label: t('reality_check.never') }]),
        ],
      },
    ],
    check: () => ({}),
    onSubmit: async ({ minutes }) => {
      await storeCheck(core, minutes === '' ? null : Number(minutes));
    },
  });
  const known = check && typed(check);
  const show = useEffectEvent((minutes: string) => form.reset({ minutes }));
  // The state may come after the form, and changes with a choice.
  useEffect(() => {
    if (known !== null) show(known);
  }, [known]);
  if (state === undefined) return { state: 'loading', blocks: [] };
  if (!realityCheck || !check) return { state: 'ready', blocks: [] };
  const block = formBlock(t, {
    id: 'reality-check',
    title: t('reality_check.title'),
    body: t('reality_check.setting'),
    form: form.model,
    submit: t('reality_check.save'),
  });
  return { state: 'ready', blocks: [block] };
}
