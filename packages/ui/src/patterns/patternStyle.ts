import { layers } from '../theme/layers.css.ts';
import { layerStyle } from '../foundations/layerStyle.ts';

/** A style in the patterns layer. Call it from a `*.css.ts` file. */
export const patternStyle = layerStyle(layers.patterns);
