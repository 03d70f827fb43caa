import type { Labels } from '../../labels/index.ts';
import type { passwordLabels } from './labels.ts';
import type { FormModel } from '../../patterns/FormFields/models.ts';

/** The forced password change of a first login: an overlay that cannot be closed, except by signing out (PWD-01). */
export interface PasswordViewProps {
  readonly form: FormModel;
  readonly onLogout: () => void;
  readonly texts: Labels<typeof passwordLabels>;
}
