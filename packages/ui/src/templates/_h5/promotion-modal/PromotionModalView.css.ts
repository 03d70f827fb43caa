import { space, templateStyle, typography } from '../../../foundations/styles.ts';

export const actions = templateStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, width: '100%' });
export const action = templateStyle({ flex: '1 1 120px' });
/** A separate line, because the texts are long in some languages. */
export const rest = templateStyle({ flex: '1 0 100%' });
export const panel = templateStyle({ display: 'grid', gap: space.xs, paddingTop: space.md });
export const title = templateStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const date = templateStyle({
  ...typography({ color: 'faint', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
