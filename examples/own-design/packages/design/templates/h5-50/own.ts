import { layers } from '@housefront/ui/foundations';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class whose style wins over that of the pattern it is given to: it is in the layer of templates. */
export const own = (rule: NonNullable<StyleRule['@layer']>[string]): string =>
  style({ '@layer': { [layers.template]: rule } });
