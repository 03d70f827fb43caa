export * from './LanguageSelector.tsx';
