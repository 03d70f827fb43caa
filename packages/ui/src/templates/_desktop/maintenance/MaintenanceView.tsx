import { Gears } from '../../../patterns/Gears.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { MaintenanceViewProps } from '../../../views/maintenance/contract.ts';
import * as css from './MaintenanceView.css.ts';

/** A provider under maintenance, with its times (PLAY-44). */
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
          <Button variant="ghost" onClick={onClose} data-first-focus="">
            {texts.close}
          </Button>
          {onCustomerService && <Button onClick={onCustomerService}>{texts.customerService}</Button>}
        </div>
      }
    >
      <div className={css.root}>
        <Gears width={120} height={88} />
        <p className={css.message}>{message}</p>
      </div>
    </Dialog>
  );
}
