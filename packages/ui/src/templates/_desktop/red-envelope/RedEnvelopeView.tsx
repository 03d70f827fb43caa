import { EnvelopeCard, EnvelopeWin } from '../../../patterns/EnvelopeCard/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { RedEnvelopeViewProps } from '../../../views/red-envelope/contract.ts';

/** A red envelope above the page, and what was found in it (SHELL-40). */
export default function RedEnvelopeView(props: RedEnvelopeViewProps) {
  const { won, onClose, texts } = props;
  return (
    <>
      <EnvelopeCard {...props} />
      <Dialog size="sm" open={won !== null} onClose={onClose} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <EnvelopeWin {...props} />
      </Dialog>
    </>
  );
}
