import { createCodeStep, foldTyped } from '@housefront/core/features/second-factor';
import { codeStepLabels } from '@housefront/ui/views/security-question/labels';
import { useEffect, useState, type ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { offerPasskeyAfterSignIn } from '../login/usePasskeysInField.ts';

/** The step of a sign-in that asks for a code of the authenticator app, or for a recovery code (PLT-05). */
export default function CodeStep({ data }: { readonly data: unknown }): ReactNode {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const { t } = core.i18n;
  const [step] = useState(() => createCodeStep(core, data));
  const [kind, setKind] = useState<'code' | 'recovery'>('code');
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const [error, setError] = useState<{ readonly field: 'reply'; readonly message: string } | null>(null);
  const onCustomerService = useOpenCustomerService();
  const texts = useLabels(codeStepLabels);
  useEffect(() => {
    if (step !== null) return;
    overlays.close('securityQuestion');
    core.events.emit('message', { kind: 'error', key: 'error_generic' });
  }, [step, core, overlays]);
  if (step === null) return null;

  const submit = async (typed: string) => {
    if (busy) return;
    const isBlank = foldTyped(typed) === '';
    setError(isBlank ? { field: 'reply', message: t('second_factor.blank') } : null);
    if (isBlank) return;
    setBusy(true);
    const outcome = await step.answer(typed);
    setBusy(false);
    if (outcome === 'stay') setTurn((before) => before + 1);
    // The next step opens before this one closes, which keeps the target of the sign-in.
    if (outcome === 'start') overlays.open('login');
    if (outcome !== 'stay') overlays.close('securityQuestion');
    if (outcome === 'done') offerPasskeyAfterSignIn(runtime);
  };
  return (
    <TemplateView
      name="securityQuestion"
      props={{
        open: true,
        onClose: () => {
          overlays.close('securityQuestion');
          core.play.forget();
        },
        kind,
        captcha: null,
        busy,
        turn,
        error,
        fold: foldTyped,
        onSubmit: ({ answer }) => void submit(answer),
        onSkip: () => {
          setError(null);
          setKind(kind === 'code' ? 'recovery' : 'code');
        },
        left: 0,
        skipLabel: t(kind === 'code' ? 'second_factor.use_recovery' : 'second_factor.use_code'),
        onCustomerService,
        texts,
      }}
    />
  );
}
