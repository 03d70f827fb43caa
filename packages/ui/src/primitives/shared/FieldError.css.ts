import { vars } from '../../foundations/styles.ts';
import { primitive } from './primitive.css.ts';

export const error = primitive({ color: vars.danger.text, fontSize: vars.size.sm });
