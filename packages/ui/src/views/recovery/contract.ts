import type { SendCodeModel } from '../../patterns/FormFields/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';

export interface RecoveryTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly account: string;
  readonly withdrawPassword: string;
  readonly withdrawPasswordHint: string;
  /** Name of the choice between the two ways. */
  readonly way: string;
  readonly byPhone: string;
  readonly byEmail: string;
  readonly phone: string;
  readonly email: string;
  readonly newPassword: string;
  readonly newPasswordHint: string;
  readonly confirm: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly captcha: string;
  readonly captchaRefresh: string;
  readonly captchaReload: string;
  readonly captchaImage: string;
  readonly next: string;
  readonly save: string;
  readonly sending: string;
  readonly close: string;
  readonly customerService: string;
}

/** What proves identity. */
export interface RecoveryIdentity {
  readonly way: 'phone' | 'email';
  readonly account: string;
  readonly withdrawPassword: string;
  readonly phone: string;
  readonly email: string;
  readonly captcha: string;
}

/** Fields of both steps by the name of their input. */
export type RecoveryField = 'account' | 'withdrawPassword' | 'phone' | 'email' | 'answer' | 'newPassword' | 'confirm';

/** Reset of the login password in two steps, and the proof that an account which moved asks for (WPR-01, SHELL-35). */
export interface RecoveryViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly step: 'identity' | 'password';
  /** Prefilled account, '' when none is known. */
  readonly account: string;
  readonly captcha: CaptchaModel;
  /** Sends an SMS to the phone that was typed; absent on sites that send none (WPR-19x). */
  readonly sms?: (Omit<SendCodeModel, 'onSend'> & { readonly onSend: (phone: string) => void }) | undefined;
  readonly busy: boolean;
  /** `quiet`: found while the field was left; it does not take the focus. */
  readonly error: {
    readonly field: RecoveryField;
    readonly message: string;
    readonly quiet?: boolean;
  } | null;
  readonly onProve: (identity: RecoveryIdentity) => void;
  /** The e-mail field lost focus (WPR-06). */
  readonly onEmailLeft: (email: string) => void;
  readonly onSave: (passwords: { readonly password: string; readonly confirm: string }) => void;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: RecoveryTexts;
}
