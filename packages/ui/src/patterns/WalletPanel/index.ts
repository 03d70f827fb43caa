export * from './WalletPanel.tsx';
