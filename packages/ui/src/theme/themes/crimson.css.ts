import { makeTheme } from '../makeTheme.ts';
import { crimson } from '../tokens/crimson.tokens.ts';

export const theme = makeTheme('crimson', crimson);
