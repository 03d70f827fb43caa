import { makeTheme } from '../makeTheme.ts';
import { wireframe } from '../tokens/wireframe.tokens.ts';

export const theme = makeTheme('wireframe', wireframe);
