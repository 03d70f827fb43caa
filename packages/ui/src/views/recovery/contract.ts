import type { Labels } from '../../labels/index.ts';
import type { recoveryLabels } from './labels.ts';
import type { SendCodeModel } from '../../patterns/FormFields/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';

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
  /** How many characters a password has. */
  readonly passwordLength: { readonly min: number; readonly max: number };
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
  readonly texts: Labels<typeof recoveryLabels>;
}
