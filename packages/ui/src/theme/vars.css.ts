import { createGlobalThemeContract } from '@vanilla-extract/css';
import { midnight } from './themes/midnight.tokens.ts';
import { toVars } from './toVars.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The variable contract that every theme fills: `vars.surface.canvas` is `var(--hf-surface-canvas)`. Its shape comes from
 * `toVars`, so a new token appears here by itself. The names are stable: a site may read or set them in its own CSS.
 */
export const vars = createGlobalThemeContract(toVars(midnight), (_value, path) => `hf-${path.map(kebab).join('-')}`);
