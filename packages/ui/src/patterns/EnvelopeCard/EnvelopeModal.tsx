import type { RedEnvelopeViewProps } from '../../views/red-envelope/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { EnvelopeWin } from './EnvelopeWin.tsx';

/** A red envelope as an overlay, and the amount won (SHELL-40). */
export function EnvelopeModal({ modal: Modal, ...props }: RedEnvelopeViewProps & OnModal) {
  const { won, onClose, texts } = props;
  return (
    <>
      <InFloatBar side="start">
        <EnvelopeCard {...props} />
      </InFloatBar>
      <Modal open={won !== null} onClose={onClose} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <EnvelopeWin {...props} />
      </Modal>
    </>
  );
}
