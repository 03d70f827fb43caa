import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { MaintenanceViewProps } from '../../../views/maintenance/contract.ts';
import * as css from './MaintenanceView.css.ts';

/** A provider is being maintained, with its times (PLAY-43 to PLAY-45x). */
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
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      }
    >
      <div className={css.root}>
        <svg className={css.picture} viewBox="0 0 120 88" aria-hidden="true">
          <path className={css.gear} d="M44 10h12l3 10 8 4 10-5 8 8-5 10 4 8 10 3v12l-10 3-4 8" />
          <circle className={css.gear} cx="50" cy="50" r="16" />
          <path className={css.gear} d="M41 20l-8 4-10-5-8 8 5 10-4 8-10 3v12l10 3 4 8-5 8 8 6 10-4" />
          <circle className={css.hub} cx="50" cy="50" r="6" />
          <path className={css.gear} d="M74 84l30-30M98 48a10 10 0 1 1 10 12l-12 0z" />
        </svg>
        <p className={css.message}>{message}</p>
      </div>
    </Dialog>
  );
}
