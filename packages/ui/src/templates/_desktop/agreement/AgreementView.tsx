import { Agreement } from '../../../patterns/Agreement/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { AgreementViewProps } from '../../../views/agreement/contract.ts';

/** The service agreement as a dialog with a sticky accept button (SHELL-37x). */
export default function AgreementView({ open, onClose, onAccept, entries, texts }: AgreementViewProps) {
  const accept = onAccept && (
    <Button variant="gold" onClick={onAccept}>
      {texts.accept}
    </Button>
  );
  return (
    <Dialog size="lg" open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={accept}>
      <Agreement entries={entries} texts={texts} />
    </Dialog>
  );
}
