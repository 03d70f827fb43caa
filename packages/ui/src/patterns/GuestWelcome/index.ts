export * from './GuestWelcome.tsx';
export * from './HomeTitle.tsx';
