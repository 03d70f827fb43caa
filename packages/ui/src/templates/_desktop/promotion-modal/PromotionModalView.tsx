import { PromotionBody } from '../../../patterns/PromotionBody/index.ts';
import { ReadingPane } from '../../../patterns/ReadingPane/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { PromotionModalViewProps } from '../../../views/promotion-modal/contract.ts';

/** Promotions as a dialog: a list with the selected one beside it, or a single one (SHELL-33). */
export default function PromotionModalView(props: PromotionModalViewProps) {
  const { open, onClose, promotions, selected, onSelect, onAll, onRest, action, texts } = props;
  const [single] = promotions;
  const several = promotions.length > 1;
  return (
    <Dialog
      size={several ? 'lg' : 'md'}
      open={open}
      onClose={onClose}
      title={several ? texts.title : (single?.title ?? texts.title)}
      closeLabel={texts.close}
      footer={
        <>
          {onRest && (
            <Button variant="ghost" onClick={onRest}>
              {texts.notToday}
            </Button>
          )}
          <Button variant={action ? 'outline' : 'primary'} onClick={onAll}>
            {texts.all}
          </Button>
          {action && <Button onClick={action.onPress}>{action.label}</Button>}
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
