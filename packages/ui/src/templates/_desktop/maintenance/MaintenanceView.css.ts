import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const root = templateStyle({ display: 'grid', justifyItems: 'center', gap: space.lg, textAlign: 'center' });
export const message = templateStyle({ lineHeight: vars.leading.body });
export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
