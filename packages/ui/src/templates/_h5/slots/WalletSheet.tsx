import { WalletPanel } from '../../../patterns/WalletPanel/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { WalletSlotProps } from '../../../slots/contract.ts';

/** The wallet panel in a bottom sheet. */
export default function WalletSheet({ open, onClose, closeLabel, wallet, texts }: WalletSlotProps) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={closeLabel}>
      <WalletPanel wallet={wallet} texts={texts} />
    </Sheet>
  );
}
