import type { RecoveryViewProps } from '../../views/recovery/contract.ts';

/** What the view of the recovery shows in its dialog. */
export type RecoveryFormProps = Omit<RecoveryViewProps, 'open' | 'onClose'>;
