import { Button } from '../../primitives/Button/index.ts';
import type { RedEnvelopeViewProps } from '../../views/red-envelope/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import * as css from './EnvelopeCard.css.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { EnvelopePicture } from './EnvelopePicture.tsx';

/** A red envelope as an overlay, and the amount won (ENV-06). */
export function EnvelopeModal({ modal: Modal, ...props }: RedEnvelopeViewProps & OnModal) {
  const { won, onClose, texts } = props;
  return (
    <>
      <InFloatBar side="start">
        <EnvelopeCard {...props} />
      </InFloatBar>
      <Modal open={won !== null} onClose={onClose} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <div className={css.won}>
          <EnvelopePicture className={css.picture} />
          <p>{texts.wonText}</p>
          <p className={css.amount}>{won}</p>
          <Button variant="gold" size="lg" block onClick={onClose}>
            {texts.take}
          </Button>
        </div>
      </Modal>
    </>
  );
}
