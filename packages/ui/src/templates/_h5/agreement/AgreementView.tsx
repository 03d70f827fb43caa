import { Agreement } from '../../../patterns/Agreement/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { AgreementViewProps } from '../../../views/agreement/contract.ts';

/** The service agreement as a sheet with a sticky accept button (SHELL-37x). */
export default function AgreementView({ open, onClose, onAccept, entries, texts }: AgreementViewProps) {
  const accept = onAccept && (
    <Button variant="gold" size="lg" block onClick={onAccept}>
      {texts.accept}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={accept}>
      <Agreement entries={entries} texts={texts} />
    </Sheet>
  );
}
