export * from './Consent.tsx';
export * from './ConsentBanner.tsx';
export * from './ConsentDialog.tsx';
