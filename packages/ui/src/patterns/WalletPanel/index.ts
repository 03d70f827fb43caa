export * from './WalletPanel.tsx';
export { walletLabels } from '../../labels/wallet.ts';
