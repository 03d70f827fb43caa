import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, PART_MISSING, type LatePart } from '../../late.ts';
import type { createWallet } from './createWallet.ts';
import { createWalletFront, type WalletFeature } from './wallet.front.ts';

/** The wallet whose actions come with a late part. */
export const lateWallet = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createWallet: typeof createWallet }>,
): WalletFeature => {
  const front = createWalletFront(deps);
  return {
    ...front,
    ...createLate(deps, part, (arrived): WalletFeature => arrived.createWallet(deps, front), {
      recallAll: { message: PART_MISSING },
      getBack: { message: PART_MISSING },
      refreshBalance: {},
      rereadBalance: { answer: () => false },
    }),
  };
};
