export { createWallet, RECALL_COOLDOWN_S, type WalletFeature, type WalletState } from './createWallet.ts';
export type { Cash, ProviderWallet } from './wallet.api.ts';
export { recallMessage } from './wallet.codes.ts';
