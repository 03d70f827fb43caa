import { makeTheme } from '../makeTheme.ts';
import { daylight } from './daylight.tokens.ts';

export const theme = makeTheme('daylight', daylight);
