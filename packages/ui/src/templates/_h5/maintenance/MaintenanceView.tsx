import { Gears } from '../../../patterns/Gears.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { MaintenanceViewProps } from '../../../views/maintenance/contract.ts';
import * as css from './MaintenanceView.css.ts';

/** A provider under maintenance, with its times (PLAY-44). */
export default function MaintenanceView({ open, onClose, message, onCustomerService, texts }: MaintenanceViewProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <div className={css.root}>
        <Gears width={140} height={102} />
        <p>{message}</p>
        <div className={css.actions}>
          {onCustomerService && (
            <Button size="lg" block onClick={onCustomerService}>
              {texts.customerService}
            </Button>
          )}
          <Button variant="ghost" block onClick={onClose} data-first-focus="">
            {texts.close}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
