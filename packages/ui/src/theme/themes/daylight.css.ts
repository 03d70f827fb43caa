import { makeTheme } from '../makeTheme.ts';
import { daylight } from './daylight.tokens.ts';

makeTheme('daylight', daylight);
