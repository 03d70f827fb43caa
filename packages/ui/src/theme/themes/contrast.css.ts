import { makeTheme } from '../makeTheme.ts';
import { contrast } from './contrast.tokens.ts';

export const theme = makeTheme('contrast', contrast);
