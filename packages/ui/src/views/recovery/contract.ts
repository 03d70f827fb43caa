import type { Labels } from '../../labels/index.ts';
import type { recoveryLabels } from './labels.ts';
import type { SendCodeModel } from '../../patterns/FormFields/models.ts';
import type { CaptchaModel } from '../../slots/models.ts';

/** Input of the identity step. */
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

/** Reset of the login password in two steps; also the identity check of migrated accounts (WPR-01). */
export interface RecoveryViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly step: 'identity' | 'password';
  /** Prefilled account, '' if unknown. */
  readonly account: string;
  readonly captcha: CaptchaModel;
  /** Sends an SMS to the given phone; omitted on sites without SMS (WPR-19x). */
  readonly sms?: (Omit<SendCodeModel, 'onSend'> & { readonly onSend: (phone: string) => void }) | undefined;
  /** Length limits of a password. */
  readonly passwordLength: { readonly min: number; readonly max: number };
  readonly busy: boolean;
  /** `quiet`: found on blur; it does not move the focus. */
  readonly error: {
    readonly field: RecoveryField;
    readonly message: string;
    readonly quiet?: boolean;
  } | null;
  readonly onProve: (identity: RecoveryIdentity) => void;
  /** The e-mail field lost focus (WPR-06). */
  readonly onEmailLeft: (email: string) => void;
  /** Converts a typed number to the form shown after its field was left (FLD-07). */
  readonly fold: (field: 'phone' | 'withdrawPassword', typed: string) => string;
  readonly onSave: (passwords: { readonly password: string; readonly confirm: string }) => void;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof recoveryLabels>;
}
