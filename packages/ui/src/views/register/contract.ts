import type { FormModel } from '../../patterns/FormFields/index.ts';

export interface RegisterTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly submit: string;
  readonly submitting: string;
  /** Said while the settings of the form are on their way. */
  readonly loading: string;
  /** Explains the mark of required fields. */
  readonly requiredHint: string;
  /** Before the way to the sign-in, e.g. 'Already a member?'. */
  readonly haveAccount: string;
  readonly login: string;
  readonly customerService: string;
}

/**
 * Registration (REG-05x): one model for the modal, where it stands inside the dialog of the sign-in (AUTH-05), and for the
 * page. What is asked for, and what is wrong, is the app's to say.
 */
export interface RegisterViewProps {
  /** In a modal, heading and close button are the dialog's. */
  readonly surface: 'modal' | 'page';
  /** `loading` until the settings of the currency are there. Failed settings are a banner over a short form (REG-11x). */
  readonly state: 'loading' | 'ready';
  readonly form: FormModel;
  /** Address of the picture over the form; '' for the look's own (SITE-14). */
  readonly picture: string;
  /** To the sign-in. */
  readonly onLogin: () => void;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: RegisterTexts;
}
