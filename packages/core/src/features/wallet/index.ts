export { createWallet } from './createWallet.ts';
export { lateWallet } from './wallet.late.ts';
