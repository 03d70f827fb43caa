/** Breaks and self-exclusion (RG-29, RG-30). */
export { useBreaksSection as default } from '../../../protection/pauses/useBreaksSection.ts';
