export { createLetters } from './createLetters.ts';
export type { Letter } from './letters.types.ts';
