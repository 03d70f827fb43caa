import { makeTheme } from '../makeTheme.ts';
import { midnight } from './midnight.tokens.ts';

export const theme = makeTheme('midnight', midnight);
