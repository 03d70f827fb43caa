import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundations/styles.ts';
import { sheetImage } from './glyph-drawings.ts';

/** The image of all glyphs. */
export const glyphSheet = createVar();

globalStyle(':root', { '@layer': { [layers.base]: { vars: { [glyphSheet]: sheetImage } } } });
