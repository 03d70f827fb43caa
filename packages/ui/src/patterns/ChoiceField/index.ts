export * from './ChoiceField.tsx';
