export { RichText, type RichTextProps } from './RichText.tsx';
export { loadSanitiser } from './sanitiser.ts';
