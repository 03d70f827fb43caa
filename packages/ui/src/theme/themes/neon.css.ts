import { makeTheme } from '../makeTheme.ts';
import { neon } from '../tokens/neon.tokens.ts';

export const theme = makeTheme('neon', neon);
