export { openPaymentWindow, type WaitingWindow } from './payment-window.ts';
