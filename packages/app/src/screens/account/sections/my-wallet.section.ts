import { useWalletModel } from '../../../kernel/member/useWalletModel.ts';
import type { SectionHook } from '../window/section.types.ts';
import { useCashBackBlocks } from '../cashier/useCashBackBlocks.ts';
import { useSurplusBlocks } from '../cashier/useSurplusBlocks.ts';

/** The total and the balance at each provider, the cash surplus and cash back (MEM-34x). */
const useMyWallet: SectionHook = () => {
  const wallet = useWalletModel(true, true);
  const surplus = useSurplusBlocks(false);
  const cashBack = useCashBackBlocks();
  // Below the long list of providers they would be out of view.
  return { state: 'ready', blocks: [...cashBack, ...surplus, { kind: 'wallet', id: 'wallet', ...wallet }] };
};

export default useMyWallet;
