import { vars } from '../../theme/vars.css.ts';
import { primitive } from './primitive.css.ts';

export const error = primitive({ color: vars.danger.text, fontSize: vars.size.sm });
