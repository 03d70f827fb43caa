import { useWalletModel } from '../../../models/useWalletModel.ts';
import type { SectionHook } from '../section.types.ts';

/** The total and what lies at each provider (MEM-34x). */
const useMyWallet: SectionHook = () => {
  const wallet = useWalletModel(true);
  return { state: 'ready', blocks: [{ kind: 'wallet', id: 'wallet', ...wallet }] };
};

export default useMyWallet;
