import { canSkip, foldAnswer, type DoubleValidation, type Question } from '@housefront/core/features/double-validation';
import type { AnswerKind, SecurityQuestionViewProps } from '@housefront/ui/views';
import { securityQuestionLabels } from '@housefront/ui/views/security-question/labels';
import { createCaptcha } from '@housefront/core/features/session';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { offerPasskeyAfterSignIn } from '../login/usePasskeysInField.ts';
import { captchaModel } from '../../forms/captchaModel.ts';
import { openCustomerService, useCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** Kind of answer for each question (AUTH-38). */
const kinds: Readonly<Record<Question, AnswerKind>> = {
  name: 'name',
  identity: 'identity',
  phone: 'phone',
  email: 'email',
  withdrawPassword: 'pin',
};

/** The security question (AUTH-38). */
export function useSecurityQuestionView(validation: DoubleValidation): SecurityQuestionViewProps {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const { t } = core.i18n;
  const captcha = useMemo(() => createCaptcha(core, 1), [core]);
  const shown = useStore(captcha.store);
  const state = useStore(validation.store);
  const [error, setError] = useState<SecurityQuestionViewProps['error']>(null);
  const service = useCustomerService();
  useEffect(() => {
    void captcha.reload();
    return () => captcha.dispose();
  }, [captcha]);
  useEffect(() => {
    if (state.question !== null) return;
    // No question is left: the login must be started again (AUTH-48x).
    core.events.emit('message', { kind: 'warning', key: 'question.none_left' });
    overlays.open('login');
    overlays.close('securityQuestion');
  }, [state.question, core, overlays]);

  const submit = async (form: { readonly answer: string; readonly captcha: string }) => {
    setError(null);
    const outcome = await validation.answer(form, captcha);
    if (outcome.kind === 'done') {
      overlays.close('securityQuestion');
      offerPasskeyAfterSignIn(runtime);
    }
    if (outcome.kind !== 'incomplete') return;
    setError({ field: outcome.field === 'answer' ? 'reply' : 'answer', message: t(outcome.key) });
  };
  return {
    open: true,
    onClose: () => {
      overlays.close('securityQuestion');
      core.play.forget();
    },
    kind: kinds[state.question ?? 'name'],
    captcha: captchaModel(shown, captcha),
    busy: state.busy,
    turn: state.turn,
    error,
    fold: (typed) => foldAnswer(state.question ?? 'name', typed, core.site.getState().currency),
    onSubmit: (form) => void submit(form),
    onSkip: canSkip(state)
      ? () => {
          setError(null);
          void validation.skip();
        }
      : undefined,
    left: state.left - 1,
    onCustomerService: service === null ? undefined : () => openCustomerService(service),
    texts: useLabels(securityQuestionLabels),
  };
}
