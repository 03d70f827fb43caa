export { RichText, type RichTextProps } from './RichText.tsx';
export { loadSanitiser } from './sanitiser.ts';
export {
  alignmentOf,
  linkAttributes,
  pictureAddress,
  pictureSize,
  richTextAttributes,
  richTextTags,
} from './policy.ts';
