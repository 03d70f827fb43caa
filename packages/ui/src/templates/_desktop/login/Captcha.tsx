import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { CaptchaModel } from '../../../slots/models.ts';
import type { LoginTexts } from '../../../views/login/contract.ts';
import * as css from './LoginView.css.ts';

export interface CaptchaProps {
  readonly captcha: CaptchaModel;
  readonly value: string;
  readonly onChange: (answer: string) => void;
  readonly error?: string | undefined;
  readonly texts: LoginTexts;
}

/** The answer beside its picture; pressing the picture brings a new one (AUTH-01, AUTH-04x). */
export function Captcha({ captcha, value, onChange, error, texts }: CaptchaProps) {
  const { state, image, placeholder, onRefresh } = captcha;
  const ready = state === 'ready' && image !== null;
  return (
    <TextField
      label={texts.captcha}
      name="answer"
      value={value}
      onValueChange={onChange}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      end={
        <button
          type="button"
          className={css.picture}
          disabled={state === 'loading'}
          onClick={onRefresh}
          title={texts.captchaRefresh}
          aria-label={ready ? `${texts.captchaImage}. ${texts.captchaRefresh}` : undefined}
        >
          {ready && <img className={css.image} src={image} alt="" />}
          {state === 'loading' && <Skeleton height="100%" />}
          {state === 'failed' && texts.captchaReload}
        </button>
      }
    />
  );
}
