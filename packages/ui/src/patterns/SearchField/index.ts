export * from './SearchField.tsx';
export * from './SearchLink.tsx';
