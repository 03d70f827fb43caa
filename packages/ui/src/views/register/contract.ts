import type { Labels } from '../../labels/index.ts';
import type { registerLabels } from './labels.ts';
import type { FormModel } from '../../patterns/FormFields/index.ts';

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
  readonly texts: Labels<typeof registerLabels>;
}
