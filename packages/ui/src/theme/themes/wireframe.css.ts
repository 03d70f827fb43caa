import { makeTheme } from '../makeTheme.ts';
import { wireframe } from './wireframe.tokens.ts';

export const theme = makeTheme('wireframe', wireframe);
