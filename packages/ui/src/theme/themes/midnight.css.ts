import { makeTheme } from '../makeTheme.ts';
import { midnight } from './midnight.tokens.ts';

makeTheme('midnight', midnight);
