import { Button } from '../../../primitives/Button/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { MaintenanceViewProps } from '../../../views/maintenance/contract.ts';
import * as css from './MaintenanceView.css.ts';

/** A provider under maintenance, with its times (PLAY-43 to PLAY-45x). */
export default function MaintenanceView({ open, onClose, message, onCustomerService, texts }: MaintenanceViewProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <div className={css.root}>
        <svg className={css.picture} viewBox="0 0 120 88" aria-hidden="true">
          <circle className={css.teeth} cx="48" cy="50" r="27" />
          <circle className={css.ring} cx="48" cy="50" r="21" />
          <circle className={css.hub} cx="48" cy="50" r="8" />
          <circle className={css.smallTeeth} cx="90" cy="26" r="15" />
          <circle className={css.ring} cx="90" cy="26" r="11" />
          <circle className={css.hub} cx="90" cy="26" r="4" />
        </svg>
        <p>{message}</p>
        <div className={css.actions}>
          <Button size="lg" block onClick={onClose} data-first-focus="">
            {texts.close}
          </Button>
          {onCustomerService && (
            <Button variant="ghost" block onClick={onCustomerService}>
              {texts.customerService}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
