import { makeTheme } from '../makeTheme.ts';
import { contrast } from './contrast.tokens.ts';

makeTheme('contrast', contrast);
