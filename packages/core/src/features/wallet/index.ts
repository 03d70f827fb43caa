export { createWallet, type WalletFeature } from './createWallet.ts';
