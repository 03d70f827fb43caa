import { storeCheck, type RealityCheck } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useEffect, useEffectEvent } from 'react';
import { useFormModel } from '../../forms/useFormModel.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useSessionState } from './useSessionState.ts';

interface Values {
  /** Minutes as text; empty for no check. */
  readonly minutes: string;
}

const typed = ({ everyMinutes }: RealityCheck): string => (everyMinutes === null ? '' : String(everyMinutes));

/** The form in which a member chooses the interval of the reality check; nothing where the profile has none (RG-11). */
export function useRealityCheckBlocks(): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { realityCheck } = useCapabilities();
  const check = useSessionState()?.check ?? null;
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
      return undefined;
    },
  });
  const known = check && typed(check);
  const show = useEffectEvent((minutes: string) => form.reset({ minutes }));
  // The state may come after the form, and changes with a choice.
  useEffect(() => {
    if (known !== null) show(known);
  }, [known]);
  if (!realityCheck || !check) return [];
  return [
    {
      kind: 'form',
      id: 'reality-check',
      title: t('reality_check.title'),
      body: t('reality_check.setting'),
      form: form.model,
      submit: t('reality_check.save'),
      submitting: t('recovery.sending'),
      first: false,
    },
  ];
}
