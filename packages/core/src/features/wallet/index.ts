export { createWallet } from './createWallet.ts';
