import { IdentityStep } from './IdentityStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { RecoveryFormProps } from './types.ts';

/** Two steps in one place: who you are, then the new password (WPR-01). What is wrong is the app's to say. */
export function RecoveryForm(props: RecoveryFormProps) {
  return props.step === 'identity' ? <IdentityStep {...props} /> : <PasswordStep {...props} />;
}
