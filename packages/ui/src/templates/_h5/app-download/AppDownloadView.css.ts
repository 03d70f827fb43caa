import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const apps = h5Style({ display: 'grid', gap: space.md });
export const heading = h5Style({ fontSize: vars.size.xl, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const system = h5Style({ marginBlockEnd: space.sm, fontWeight: vars.weight.bold, color: vars.gold.text });
export const list = h5Style({ display: 'grid', gap: space.sm, paddingInlineStart: '1.3em', listStyle: 'decimal' });
