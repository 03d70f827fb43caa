export * from './ProviderRow.tsx';
