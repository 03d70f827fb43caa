import type { RegisterField, RegisterType, RegistrationForm, RegistrationPlan } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { SessionFeature } from '../session/index.ts';

/** The form that holds the typed values; core reads and writes them there. */
export interface RegistrationFormPort {
  readonly read: () => RegistrationForm;
  readonly write: (patch: Partial<RegistrationForm>) => void;
}

/** The introducer of the visitor, as the referral feature reports it (SHELL-26). */
export interface RegistrationReferral {
  readonly current: () => Promise<{
    readonly kind: 'agent' | 'recommend';
    readonly value: string;
    readonly source: 'link' | 'domain' | 'stored';
  } | null>;
  /** Drops the link of this document and the stored one (REG-32). */
  forget(): void;
}

/** A conversion to report to the advertiser (REG-28). */
export interface RegistrationConversion {
  readonly name: 'CompleteRegistration';
  readonly id: string;
  readonly custom: { readonly currency: string; readonly register_type: RegisterType };
}

/** Dependencies of a registration. */
export interface RegistrationDeps extends FeatureDeps {
  readonly session: SessionFeature;
  readonly referral: RegistrationReferral;
  readonly form: RegistrationFormPort;
  /** Never rejects. */
  readonly track: (conversion: RegistrationConversion) => Promise<void>;
}

/** The two fields that may name an introducer. */
export type IntroducerField = 'memberAgent' | 'recommendCode';

/** The input for the introducer: read-only when a valid link or the domain filled it (REG-33x). */
export interface Introducer {
  readonly field: IntroducerField;
  readonly locked: boolean;
}

/** Whether a field is valid, and its message. A field that was not checked yet has no status (REG-24). */
export interface FieldStatus {
  readonly ok: boolean;
  readonly message: CoreMessage | null;
  /** The platform's code behind it, '' for none. */
  readonly code: string;
}

/** A message of the form itself, above its fields. */
export interface RegistrationBanner {
  readonly id: 'recommend' | 'agent' | 'currency' | 'settings' | 'service';
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** A registration as a form shows it; only the form holds the typed values. */
export interface RegistrationState {
  /** `failed`: only account, password, agreement and captcha are asked for (REG-11x). */
  readonly settings: 'loading' | 'ready' | 'failed';
  readonly currency: string;
  /** Currencies that can be chosen; a single one is locked (REG-38). */
  readonly currencies: readonly string[];
  readonly plan: RegistrationPlan;
  readonly introducer: Introducer;
  readonly banners: readonly RegistrationBanner[];
  /** The platform's results for the fields. */
  readonly status: Readonly<Partial<Record<RegisterField, FieldStatus>>>;
  /** Fields that the platform is checking. */
  readonly checking: readonly RegisterField[];
  /** A registration is in flight (REG-25). */
  readonly busy: boolean;
  readonly sms: SmsState;
}

/** The control that sends the SMS (REG-39). */
export interface SmsState {
  readonly sending: boolean;
  /** Whole seconds until another one can be sent; 0 when it can. */
  readonly secondsLeft: number;
}

/** A rule that a value breaks, with the message it shows. */
export interface FieldFault {
  readonly field: RegisterField;
  readonly message: CoreMessage & { readonly key: string };
}

/** Outcome of an attempt to register. All toasts were emitted already. */
export type RegistrationOutcome =
  | { readonly kind: 'done' }
  /** Another attempt is in flight, or the form is not ready; nothing was done (REG-25). */
  | { readonly kind: 'busy' }
  /** `field` is the first one that is wrong; null when only a toast gives the reason. */
  | { readonly kind: 'refused'; readonly field: RegisterField | null };
