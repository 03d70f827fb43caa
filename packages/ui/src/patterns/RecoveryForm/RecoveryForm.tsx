import type { RecoveryViewProps } from '../../views/recovery/contract.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export type RecoveryFormProps = Omit<RecoveryViewProps, 'open' | 'onClose'>;

/** Two steps in one place: who you are, then the new password (WPR-01). What is wrong is the app's to say. */
export function RecoveryForm(props: RecoveryFormProps) {
  return props.step === 'identity' ? <IdentityStep {...props} /> : <PasswordStep {...props} />;
}
