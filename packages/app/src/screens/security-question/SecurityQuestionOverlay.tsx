import {
  createDoubleValidation,
  type DoubleValidation,
  canSkip,
  foldAnswer,
  type Question,
} from '@housefront/core/features/double-validation';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import type { AnswerKind, SecurityQuestionViewProps } from '@housefront/ui/views';
import { securityQuestionLabels } from '@housefront/ui/views/security-question/labels';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { offerPasskeyAfterSignIn } from '../login/usePasskeysInField.ts';
import { useCaptcha } from '../../forms/captchaModel.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** Kind of answer for each question (AUTH-38). */
const kinds: Readonly<Record<Question, AnswerKind>> = {
  name: 'name',
  identity: 'identity',
  phone: 'phone',
  email: 'email',
  withdrawPassword: 'pin',
};

/** The security question (AUTH-38). */
function useSecurityQuestionView({ validation }: { readonly validation: DoubleValidation }): SecurityQuestionViewProps {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const { t } = core.i18n;
  const { captcha, model } = useCaptcha();
  const state = useStore(validation.store);
  const [error, setError] = useState<SecurityQuestionViewProps['error']>(null);
  const onCustomerService = useOpenCustomerService();
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
    captcha: model,
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
    onCustomerService,
    texts: useLabels(securityQuestionLabels),
  };
}

const QuestionView = viewWith('securityQuestion', useSecurityQuestionView);
const CodeStep = lazy(() => import('./CodeStep.tsx'));

/**
 * The second step of a sign-in as an overlay: a question or a code. Mounted while open; without a question it closes at once
 * (AUTH-22).
 */
export default function SecurityQuestionOverlay(): ReactNode {
  const { overlays } = useRuntime();
  const [step] = useState(() => overlays.store.getState().step);
  if (step?.kind === 'code') return <CodeStep data={step.data} />;
  return <QuestionStep data={step?.data} />;
}

function QuestionStep({ data }: { readonly data: unknown }) {
  const { core, overlays } = useRuntime();
  const [validation] = useState(() => createDoubleValidation(core, data));
  useEffect(() => {
    if (validation !== null) return;
    overlays.close('securityQuestion');
    core.events.emit('message', { kind: 'error', key: 'error_generic' });
  }, [validation, core, overlays]);
  return validation === null ? null : <QuestionView validation={validation} />;
}
