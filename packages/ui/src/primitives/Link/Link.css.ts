import { vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const text = primitive({
  color: vars.second.text,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
