import { makeTheme } from '../makeTheme.ts';
import { crimson } from './crimson.tokens.ts';

export const theme = makeTheme('crimson', crimson);
