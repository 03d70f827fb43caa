import { makeTheme } from '../makeTheme.ts';
import { neon } from './neon.tokens.ts';

export const theme = makeTheme('neon', neon);
