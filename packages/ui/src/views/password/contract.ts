import type { Labels } from '../../labels/index.ts';
import type { passwordLabels } from './labels.ts';
import type { FormModel } from '../../patterns/FormFields/index.ts';

/**
 * A first login that has to choose a password (PWD-01, PWD-05x): over the page, without any way to close it. Signing out is
 * the only other thing to do.
 */
export interface PasswordViewProps {
  readonly form: FormModel;
  readonly onLogout: () => void;
  readonly texts: Labels<typeof passwordLabels>;
}
