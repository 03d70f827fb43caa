import type { FormModel } from '../../patterns/FormFields/index.ts';

export interface PasswordTexts {
  readonly title: string;
  /** Why this has to be done now. */
  readonly body: string;
  readonly submit: string;
  readonly submitting: string;
  readonly logout: string;
}

/**
 * A first login that has to choose a password (PWD-01, PWD-05x): over the page, without any way to close it. Signing out is
 * the only other thing to do.
 */
export interface PasswordViewProps {
  readonly form: FormModel;
  readonly onLogout: () => void;
  readonly texts: PasswordTexts;
}
