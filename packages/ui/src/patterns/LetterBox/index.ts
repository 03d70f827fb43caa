export { letterLabels } from './labels.ts';
export type { LetterBoxModel, LetterRow } from './LetterBox.types.ts';
