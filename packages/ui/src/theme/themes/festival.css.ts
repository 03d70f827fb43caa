import { makeTheme } from '../makeTheme.ts';
import { festival } from './festival.tokens.ts';

export const theme = makeTheme('festival', festival);
