export { createWallet, type WalletState } from './createWallet.ts';
