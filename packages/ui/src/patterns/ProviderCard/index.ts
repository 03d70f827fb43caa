export * from './ProviderCard.tsx';
export * from './ProviderGrid.tsx';
export * from './ProviderLogo.tsx';
