import { IdentityStep } from './IdentityStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { RecoveryFormProps } from './types.ts';

/** Password reset in two steps: identity, then the new password. The app validates (WPR-01). */
export function RecoveryForm(props: RecoveryFormProps) {
  return props.step === 'identity' ? <IdentityStep {...props} /> : <PasswordStep {...props} />;
}
