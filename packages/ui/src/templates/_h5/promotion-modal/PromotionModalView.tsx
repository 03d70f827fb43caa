import { PromotionBody } from '../../../patterns/PromotionBody/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Tabs } from '../../../primitives/Tabs/index.ts';
import type { PromotionContent } from '../../../slots/models.ts';
import type { PromotionModalViewProps } from '../../../views/promotion-modal/contract.ts';
import * as css from './PromotionModalView.css.ts';

function Panel({ promotion }: { readonly promotion: PromotionContent }) {
  return (
    <div className={css.panel}>
      <h3 className={css.title}>{promotion.title}</h3>
      {promotion.date !== '' && <time className={css.date}>{promotion.date}</time>}
      <PromotionBody promotion={promotion} />
    </div>
  );
}

/** Promotions as a sheet: tabs, or a single one (SHELL-33). */
export default function PromotionModalView(props: PromotionModalViewProps) {
  const { open, onClose, promotions, selected, onSelect, onAll, onRest, texts } = props;
  const [single] = promotions;
  const several = promotions.length > 1;
  const tabs = promotions.map((promotion) => ({
    value: promotion.id,
    label: promotion.title,
    content: <Panel promotion={promotion} />,
  }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={several ? texts.title : (single?.title ?? texts.title)}
      description={several || !single?.date ? undefined : single.date}
      closeLabel={texts.close}
      footer={
        <div className={css.actions}>
          <Button variant="outline" onClick={onAll} className={css.action}>
            {texts.all}
          </Button>
          <Button onClick={onClose} className={css.action}>
            {texts.close}
          </Button>
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
