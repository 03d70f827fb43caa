import type { QuestionColumn } from '@housefront/contract/features/double-validation';
import { canSkip, type DoubleValidation } from '@housefront/core/features/double-validation';
import type { AnswerKind, SecurityQuestionViewProps } from '@housefront/ui/views';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { openCustomerService, useCustomerService } from '../../models/useCustomerService.ts';

/** Input and label of each question (AUTH-38). */
const questions: Readonly<Record<QuestionColumn, { readonly kind: AnswerKind; readonly labelKey: string }>> = {
  member_name: { kind: 'name', labelKey: 'question.member_name' },
  identity_id: { kind: 'identity', labelKey: 'question.identity_id' },
  member_phone: { kind: 'phone', labelKey: 'question.member_phone' },
  member_email: { kind: 'email', labelKey: 'question.member_email' },
  withdraw_password: { kind: 'pin', labelKey: 'question.withdraw_password' },
};

/** The security question (AUTH-38 to AUTH-49x). */
export function useSecurityQuestionView(validation: DoubleValidation): SecurityQuestionViewProps {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const captcha = useMemo(() => core.session.createCaptcha(1), [core]);
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
    // Nothing left to ask: the login has to be started again (AUTH-48x).
    core.events.emit('message', { kind: 'warning', key: 'question.none_left' });
    overlays.open('login');
    overlays.close('securityQuestion');
  }, [state.question, core, overlays]);

  const submit = async (form: { readonly answer: string; readonly captcha: string }) => {
    setError(null);
    const outcome = await validation.answer(form, captcha);
    if (outcome.kind === 'done') overlays.close('securityQuestion');
    if (outcome.kind !== 'incomplete') return;
    setError({ field: outcome.field === 'answer' ? 'reply' : 'answer', message: t(outcome.key) });
  };
  const { kind, labelKey } = questions[state.question ?? 'member_name'];
  return {
    open: true,
    onClose: () => {
      overlays.close('securityQuestion');
      core.play.forget();
    },
    kind,
    captcha: {
      state: shown.status === 'idle' ? 'loading' : shown.status,
      image: shown.image || null,
      placeholder: shown.placeholder,
      onRefresh: () => void captcha.reload(),
    },
    busy: state.busy,
    turn: state.turn,
    error,
    onSubmit: (form) => void submit(form),
    onSkip: canSkip(state)
      ? () => {
          setError(null);
          void validation.skip();
        }
      : undefined,
    onCustomerService: service === null ? undefined : () => openCustomerService(service),
    texts: {
      title: t('question.title'),
      subtitle: t('question.subtitle'),
      answer: t(labelKey),
      showAnswer: t('question.show_answer'),
      hideAnswer: t('question.hide_answer'),
      captcha: t('session.captcha'),
      captchaRefresh: t('session.captcha_refresh'),
      captchaReload: t('session.captcha_reload'),
      captchaImage: t('session.captcha_image'),
      submit: t('question.submit'),
      submitting: t('question.submitting'),
      skip: t('question.skip', { left: state.left - 1 }),
      close: t('common.close'),
      customerService: t('common.customer_service'),
    },
  };
}
