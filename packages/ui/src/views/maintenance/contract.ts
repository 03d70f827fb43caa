import type { Labels } from '../../labels/index.ts';
import type { maintenanceLabels } from './labels.ts';
/** A provider under maintenance (PLAY-43). */
export interface MaintenanceViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** With both times if known, otherwise generic. */
  readonly message: string;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof maintenanceLabels>;
}
