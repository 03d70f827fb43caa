import { makeTheme } from '../makeTheme.ts';
import { festival } from '../tokens/festival.tokens.ts';

export const theme = makeTheme('festival', festival);
