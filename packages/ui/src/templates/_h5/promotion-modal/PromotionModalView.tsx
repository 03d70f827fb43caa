import { PromotionBody } from '../../../patterns/PromotionBody/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Tabs } from '../../../primitives/Tabs/index.ts';
import type { PromotionModalViewProps } from '../../../views/promotion-modal/contract.ts';
import * as css from './PromotionModalView.css.ts';

/** Promotions as a sheet: tabs, or a single one (SHELL-33). */
export default function PromotionModalView(props: PromotionModalViewProps) {
  const { open, onClose, promotions, selected, onSelect, onAll, onRest, action, texts } = props;
  const [single] = promotions;
  const several = promotions.length > 1;
  const tabs = promotions.map((promotion) => ({
    value: promotion.id,
    label: promotion.title,
    content: (
      <div className={css.panel}>
        <PromotionBody promotion={promotion} />
      </div>
    ),
  }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={several ? texts.title : (single?.title ?? texts.title)}
      closeLabel={texts.close}
      footer={
        <div className={css.actions}>
          <Button variant={action ? 'outline' : 'primary'} onClick={onAll} className={css.action}>
            {texts.all}
          </Button>
          {action && (
            <Button onClick={action.onPress} className={css.action}>
              {action.label}
            </Button>
          )}
          {onRest && (
            <Button variant="ghost" onClick={onRest} className={css.rest}>
              {texts.notToday}
            </Button>
          )}
        </div>
      }
    >
      {several ? (
        <Tabs label={texts.list} tabs={tabs} value={selected} onValueChange={onSelect} />
      ) : (
        single && <PromotionBody promotion={single} />
      )}
    </Dialog>
  );
}
