import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { captchaFixture } from '../login/login.fixtures.ts';
import type { AnswerKind, SecurityQuestionViewProps } from './contract.ts';
import { codeStepLabels, securityQuestionLabels } from './labels.ts';

/** `error` shows an empty answer, `loading` loads the captcha, `empty` is the last question and failed to load the captcha. */
export function securityQuestionFixture(
  options: FixtureOptions & { readonly kind?: AnswerKind; readonly busy?: boolean } = {},
): SecurityQuestionViewProps {
  const { variant, locale } = settle(options);
  const kind = options.kind ?? 'phone';
  const isCode = kind === 'code' || kind === 'recovery';
  return {
    open: true,
    onClose: noop,
    kind,
    captcha: isCode ? null : captchaFixture(options),
    busy: options.busy ?? false,
    turn: 0,
    error: variant === 'error' ? { field: 'reply', message: translator(locale)('signup.err_phone_blank') } : null,
    onSubmit: noop,
    fold: (typed) => typed,
    onSkip: variant === 'empty' ? undefined : noop,
    left: 2,
    onCustomerService: noop,
    skipLabel: isCode ? translator(locale)(`second_factor.use_${kind === 'code' ? 'recovery' : 'code'}`) : undefined,
    texts: labels(locale, isCode ? codeStepLabels : securityQuestionLabels),
  };
}
