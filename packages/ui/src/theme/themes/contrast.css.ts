import { makeTheme } from '../makeTheme.ts';
import { contrast } from '../tokens/contrast.tokens.ts';

export const theme = makeTheme('contrast', contrast);
