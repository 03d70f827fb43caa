import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { media } from '../../foundations/breakpoints.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import type { LoginCredentials, LoginTexts } from '../../views/login/contract.ts';
import { CaptchaPicture } from '../CaptchaField/index.ts';
import * as css from './HeaderLogin.css.ts';

export interface HeaderLoginProps {
  /** Null on a site without captcha (AUTH-31). */
  readonly captcha: CaptchaModel | null;
  readonly busy: boolean;
  /** The browser offers passkeys in the account field (PLT-01). */
  readonly passkeys?: boolean | undefined;
  /** The first empty field and its message; refusals are shown elsewhere. */
  readonly error: { readonly field: keyof LoginCredentials; readonly message: string } | null;
  /** Called when the form becomes visible; narrow windows hide it. */
  readonly onShown: () => void;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  readonly texts: LoginTexts;
}

const watchWidth = (changed: () => void): (() => void) => {
  const list = matchMedia(media.wide);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Account, password and captcha in the header, on wide windows (AUTH-06). */
export function HeaderLogin(props: HeaderLoginProps) {
  const { onShown } = props;
  const wide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(media.wide).matches,
    () => false,
  );
  useEffect(() => {
    if (wide) onShown();
  }, [wide, onShown]);
  return wide ? <Line {...props} /> : null;
}

function Line({ captcha, busy, passkeys, error, onSubmit, texts }: HeaderLoginProps) {
  const [typed, setTyped] = useState<LoginCredentials>({ account: '', password: '', answer: '' });
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  useEffect(() => {
    const field = error && form.current?.elements.namedItem(error.field);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [error]);
  // A new picture clears the answer (AUTH-04x).
  const image = captcha?.image;
  const answered = useRef(image);
  useLayoutEffect(() => {
    if (answered.current === image) return;
    answered.current = image;
    setTyped((before) => ({ ...before, answer: '' }));
  }, [image]);
  const folded = (values: LoginCredentials): LoginCredentials =>
    captcha ? { ...values, answer: captcha.fold(values.answer) } : values;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Enter submits and keeps the focus, so the field shows the value as sent (FLD-07).
    setTyped(folded);
    if (!busy) onSubmit(folded(typed));
  };
  const input = (name: keyof LoginCredentials, label: string) => ({
    className: css.input,
    name,
    'aria-label': label,
    placeholder: label,
    value: typed[name],
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': error?.field === name ? true : undefined,
    'aria-describedby': error?.field === name ? errorId : undefined,
    onChange: (event: { readonly target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <form ref={form} className={css.form} aria-label={texts.title} onSubmit={submit} noValidate>
      <input
        {...input('account', texts.account)}
        type="text"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
      />
      <input {...input('password', texts.password)} type="password" autoComplete="current-password" />
      {captcha && (
        <>
          <input
            {...input('answer', texts.captcha)}
            onBlur={() => setTyped(folded)}
            type="text"
            autoComplete="off"
            placeholder={captcha.placeholder || texts.captcha}
          />
          <span className={css.picture}>
            <CaptchaPicture captcha={captcha} texts={texts} />
          </span>
        </>
      )}
      <Button type="submit" variant="outline" loading={busy}>
        {texts.submit}
      </Button>
      {error && (
        <p id={errorId} className={css.error} role="alert">
          {error.message}
        </p>
      )}
    </form>
  );
}
