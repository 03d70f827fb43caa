import { PromotionBody } from '../../../patterns/PromotionBody/index.ts';
import { ReadingPane } from '../../../patterns/ReadingPane/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { PromotionModalViewProps } from '../../../views/promotion-modal/contract.ts';

/** Promotions as a dialog: a list with the selected one beside it, or a single one (SHELL-33). */
export default function PromotionModalView(props: PromotionModalViewProps) {
  const { open, onClose, promotions, selected, onSelect, onAll, onRest, texts } = props;
  const [single] = promotions;
  const several = promotions.length > 1;
  return (
    <Dialog
      size={several ? 'lg' : 'md'}
      open={open}
      onClose={onClose}
      title={several ? texts.title : (single?.title ?? texts.title)}
      description={several || !single?.date ? undefined : single.date}
      closeLabel={texts.close}
      footer={
        <>
          {onRest && (
            <Button variant="ghost" onClick={onRest}>
              {texts.notToday}
            </Button>
          )}
          <Button variant="outline" onClick={onAll}>
            {texts.all}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {several ? (
        <ReadingPane items={promotions} selected={selected} onSelect={onSelect} label={texts.list}>
          {(promotion) => <PromotionBody promotion={promotion} />}
        </ReadingPane>
      ) : (
        single && <PromotionBody promotion={single} />
      )}
    </Dialog>
  );
}
