export * from './ProviderCard.tsx';
export * from './ProviderLogo.tsx';
