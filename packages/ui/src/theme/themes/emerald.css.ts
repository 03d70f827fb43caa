import { makeTheme } from '../makeTheme.ts';
import { emerald } from './emerald.tokens.ts';

export const theme = makeTheme('emerald', emerald);
