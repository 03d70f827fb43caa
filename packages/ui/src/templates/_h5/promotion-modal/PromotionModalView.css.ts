import { space, templateStyle } from '../../../foundations/styles.ts';

export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, width: '100%' });
export const action = templateStyle({ flex: '1 1 120px' });
/** A separate line, because the texts are long in some languages. */
export const rest = templateStyle({ flex: '1 0 100%' });
export const panel = templateStyle({ paddingTop: space.md });
