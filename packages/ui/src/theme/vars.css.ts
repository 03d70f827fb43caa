import { createGlobalThemeContract } from '@vanilla-extract/css';
import { midnight } from './tokens/midnight.tokens.ts';
import { toVars } from './toVars.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The CSS variables of every theme: `vars.surface.canvas` is `var(--hf-surface-canvas)`. The shape comes from `toVars`, so a
 * new token is added automatically. The names are stable: a site may read or set them in its own CSS.
 */
export const vars = createGlobalThemeContract(toVars(midnight), (_value, path) => `hf-${path.map(kebab).join('-')}`);
