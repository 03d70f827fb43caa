import { makeTheme } from '../makeTheme.ts';
import { midnight } from '../tokens/midnight.tokens.ts';

export const theme = makeTheme('midnight', midnight);
