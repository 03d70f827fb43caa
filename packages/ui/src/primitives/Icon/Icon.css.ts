import { alongLine } from '../../foundations/direction.css.ts';
import { primitive } from '../shared/primitive.css.ts';

export const icon = primitive({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.2em',
  selectors: { '&[data-icon$="-left"], &[data-icon$="-right"]': alongLine },
});
