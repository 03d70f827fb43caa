export * from './GuestWelcome.tsx';
