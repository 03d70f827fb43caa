import type { ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import type { registerLabels } from './labels.ts';
import type { FormModel } from '../../patterns/FormFields/models.ts';

/**
 * Registration: one model for the modal, inside the sign-in dialog, and for the page. The app chooses fields and validates
 * (REG-05x).
 */
export interface RegisterViewProps {
  /** In a modal, the dialog has the heading and close button. */
  readonly surface: 'modal' | 'page';
  /** `loading` until the settings of the currency are loaded. Failed settings are a banner over a short form (REG-11x). */
  readonly state: 'loading' | 'ready';
  readonly form: FormModel;
  /** Address of the picture over the form; '' for the default (SITE-14). */
  readonly picture: string;
  /** A note before the form, such as the age sign; none without a profile of player protection (RG-02). */
  readonly note?: ReactNode;
  /** Opens the sign-in. */
  readonly onLogin: () => void;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof registerLabels>;
}
