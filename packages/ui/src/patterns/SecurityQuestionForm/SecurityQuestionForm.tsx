import { useState, type InputHTMLAttributes } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { AnswerKind, SecurityQuestionViewProps } from '../../views/security-question/contract.ts';
import { CaptchaField } from '../CaptchaField/index.ts';
import * as css from '../form-layout.css.ts';
import { FormActions } from '../FormActions.tsx';
import { useForm } from '../useForm.ts';

type SecurityQuestionFormProps = Omit<SecurityQuestionViewProps, 'open' | 'onClose'>;

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

const inputs: Readonly<Record<Exclude<AnswerKind, 'pin'>, Input>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  identity: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { type: 'text', autoComplete: 'off', autoCapitalize: 'none' },
};

/** One question and a captcha, or a code. The app validates (AUTH-38). */
export function SecurityQuestionForm(props: SecurityQuestionFormProps) {
  // The turn is the key: a new question starts with empty inputs (AUTH-40).
  return <Turn key={`${props.kind} ${props.turn}`} {...props} />;
}

function Turn(props: SecurityQuestionFormProps) {
  const { kind, captcha, busy, error, fold, onSubmit, onSkip, left, skipLabel, onCustomerService, texts } = props;
  const [answer, setAnswer] = useState('');
  const [typed, setTyped] = useState('');
  const { form, wrong } = useForm({
    first: 'reply',
    error,
    busy,
    onSubmit: () => onSubmit({ answer, captcha: typed }),
  });
  const reply = {
    label: texts[kind],
    name: 'reply',
    value: answer,
    onValueChange: setAnswer,
    onBlur: () => setAnswer(fold(answer)),
    spellCheck: false,
    error: wrong('reply'),
  };
  return (
    <form {...form} className={css.form}>
      {kind === 'pin' ? (
        <PasswordField
          {...reply}
          autoComplete="off"
          inputMode="numeric"
          texts={{ show: texts.showAnswer, hide: texts.hideAnswer }}
        />
      ) : (
        <TextField {...reply} {...inputs[kind]} />
      )}
      {captcha && (
        <CaptchaField captcha={captcha} value={typed} onValueChange={setTyped} error={wrong('answer')} texts={texts} />
      )}
      <FormActions
        busy={busy}
        submit={texts.submit}
        submitting={texts.submitting}
        onCustomerService={onCustomerService}
        customerService={texts.customerService}
      >
        {onSkip && (
          <Button variant="outline" block onClick={onSkip} disabled={busy}>
            {skipLabel ?? texts.skip({ left })}
          </Button>
        )}
      </FormActions>
    </form>
  );
}
