export * from './EnvelopeCard.tsx';
export * from './EnvelopeWin.tsx';
