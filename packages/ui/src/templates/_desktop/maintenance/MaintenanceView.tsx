import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { MaintenanceViewProps } from '../../../views/maintenance/contract.ts';
import * as css from './MaintenanceView.css.ts';

/** A provider under maintenance, with its times (PLAY-43 to PLAY-45x). */
export default function MaintenanceView({ open, onClose, message, onCustomerService, texts }: MaintenanceViewProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div className={css.actions}>
          {onCustomerService && (
            <Button variant="outline" onClick={onCustomerService}>
              {texts.customerService}
            </Button>
          )}
          <Button onClick={onClose} data-first-focus="">
            {texts.close}
          </Button>
        </div>
      }
    >
      <div className={css.root}>
        <svg className={css.picture} viewBox="0 0 120 88" aria-hidden="true">
          <circle className={css.teeth} cx="48" cy="50" r="27" />
          <circle className={css.gear} cx="48" cy="50" r="21" />
          <circle className={css.hub} cx="48" cy="50" r="8" />
          <circle className={css.smallTeeth} cx="90" cy="26" r="15" />
          <circle className={css.gear} cx="90" cy="26" r="11" />
          <circle className={css.hub} cx="90" cy="26" r="4" />
        </svg>
        <p className={css.message}>{message}</p>
      </div>
    </Dialog>
  );
}
