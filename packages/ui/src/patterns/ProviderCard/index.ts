export * from './ProviderCard.tsx';
export * from './ProviderMark.tsx';
