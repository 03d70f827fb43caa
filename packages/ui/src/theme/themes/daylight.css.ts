import { makeTheme } from '../makeTheme.ts';
import { daylight } from '../tokens/daylight.tokens.ts';

export const theme = makeTheme('daylight', daylight);
