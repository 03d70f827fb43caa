import type { Labels } from '../../labels/index.ts';
import type { loginLabels } from './labels.ts';
import type { ReactNode } from 'react';
import type { CaptchaModel } from '../../slots/models.ts';

export type LoginTexts = Labels<typeof loginLabels>;

/** A sign-in service of a third party. */
export interface AuthProviderModel {
  readonly id: string;
  readonly title: string;
  readonly onOpen: () => void;
}

export interface LoginCredentials {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

/** A note beside the form (SITE-12). */
export interface LoginNoteModel {
  readonly id: string;
  readonly title: string;
  /** HTML, shown by RichText only. */
  readonly html: string;
}

/** Sign-in (AUTH-01 to AUTH-06). The template decides between dialog and sheet; the app says when it is open. */
export interface LoginViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly captcha: CaptchaModel;
  readonly busy: boolean;
  /** The one message to show: a form error, or the platform's refusal. */
  readonly error: { readonly field: 'account' | 'password' | 'answer' | null; readonly message: string } | null;
  /** Prefilled account, e.g. after its password was reset. */
  readonly account?: string | undefined;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  /** The password is forgotten; absent where it cannot be reset. */
  readonly onForgot?: (() => void) | undefined;
  /** Sign-in services of third parties (XWIN-09x). */
  readonly providers?: readonly AuthProviderModel[] | undefined;
  readonly onCustomerService?: (() => void) | undefined;
  /** What the site says beside the form (SITE-13x). */
  readonly notes?: readonly LoginNoteModel[] | undefined;
  /** The way to registration; absent where it is closed (AUTH-05). */
  readonly register?: { readonly hint: string; readonly label: string; readonly onOpen: () => void } | undefined;
  /** The registration in place of the sign-in: the dialog stays, its heading and content change (AUTH-05). */
  readonly registration?:
    | { readonly title: string; readonly subtitle: string; readonly content: ReactNode }
    | undefined;
  readonly texts: LoginTexts;
}
