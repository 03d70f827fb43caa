import type { Labels } from '../../labels/index.ts';
import type { loginLabels } from './labels.ts';
import type { ReactNode } from 'react';
import type { CaptchaModel } from '../../slots/models.ts';

/** Texts of `loginLabels` in the language of the page. */
export type LoginTexts = Labels<typeof loginLabels>;

/** A third-party sign-in service. */
export interface AuthProviderModel {
  readonly id: string;
  readonly title: string;
  readonly onOpen: () => void;
}

/** Values of the form as typed; `answer` is that of the captcha. */
export interface LoginCredentials {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

/** A note beside the form (SITE-12). */
export interface LoginNoteModel {
  readonly id: string;
  readonly title: string;
  /** HTML, rendered by RichText only. */
  readonly html: string;
}

/** Sign-in. The template chooses dialog or sheet; the app opens it (AUTH-05). */
export interface LoginViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly captcha: CaptchaModel;
  readonly busy: boolean;
  /** The current message: a form error, or the platform's refusal. */
  readonly error: { readonly field: 'account' | 'password' | 'answer' | null; readonly message: string } | null;
  /** Prefilled account, e.g. after its password was reset. */
  readonly account?: string | undefined;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  /** Starts the password reset; omitted if not available. */
  readonly onForgot?: (() => void) | undefined;
  /** The browser offers passkeys in the account field (PLT-01). */
  readonly passkeys?: boolean | undefined;
  /** Third-party sign-in services (XWIN-09x). */
  readonly providers?: readonly AuthProviderModel[] | undefined;
  readonly onCustomerService?: (() => void) | undefined;
  /** The site's notes beside the form (SITE-13x). */
  readonly notes?: readonly LoginNoteModel[] | undefined;
  /** Opens the registration; omitted if it is closed (AUTH-05). */
  readonly register?: { readonly hint: string; readonly label: string; readonly onOpen: () => void } | undefined;
  /** The registration, which replaces heading and content of the dialog (AUTH-05). */
  readonly registration?:
    | { readonly title: string; readonly subtitle: string; readonly content: ReactNode }
    | undefined;
  readonly texts: LoginTexts;
}
