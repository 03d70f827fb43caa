import { captchaLabels } from '../../labels/forms.ts';

export const securityQuestionLabels = {
  ...captchaLabels,
  title: 'question.title',
  subtitle: 'question.subtitle',
  /** The question, by kind of answer. */
  name: 'question.member_name',
  identity: 'question.identity_id',
  phone: 'question.member_phone',
  email: 'question.member_email',
  pin: 'question.withdraw_password',
  code: 'second_factor.code',
  recovery: 'second_factor.recovery_code',
  showAnswer: 'question.show_answer',
  hideAnswer: 'question.hide_answer',
  submit: 'question.submit',
  submitting: 'question.submitting',
  /** Requests another question; contains how many are left (AUTH-48x). */
  skip: ['question.skip', 'left'],
  close: 'common.close',
  customerService: 'common.customer_service',
} as const;

/** Labels of the step that asks for a code (PLT-05). */
export const codeStepLabels = {
  ...securityQuestionLabels,
  title: 'second_factor.title',
  subtitle: 'second_factor.ask',
} as const;
