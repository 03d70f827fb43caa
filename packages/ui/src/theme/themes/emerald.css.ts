import { makeTheme } from '../makeTheme.ts';
import { emerald } from '../tokens/emerald.tokens.ts';

export const theme = makeTheme('emerald', emerald);
