import { layers } from '../theme/layers.css.ts';
import { layerStyle } from './layerStyle.ts';

/** A style in the template layer. Call it from a `*.css.ts` file. */
export const templateStyle = layerStyle(layers.template);
