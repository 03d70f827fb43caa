import type { RecoveryViewProps } from '../../views/recovery/contract.ts';

/** Props of the password reset without those of its dialog. */
export type RecoveryFormProps = Omit<RecoveryViewProps, 'open' | 'onClose'>;
