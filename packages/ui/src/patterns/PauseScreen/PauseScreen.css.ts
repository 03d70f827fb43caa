import { centred, patternStyle, space, stacked, typography } from '../../foundations/styles.ts';

export const page = patternStyle({
  ...centred,
  height: '100%',
  overflow: 'auto',
  padding: `${space.xl} ${space.lg}`,
  paddingBlockEnd: `calc(${space.xl} + env(safe-area-inset-bottom))`,
});
export const inside = patternStyle({
  ...stacked(space.lg),
  justifyItems: 'center',
  width: '100%',
  maxWidth: '440px',
  textAlign: 'center',
});
export const title = patternStyle({
  margin: 0,
  ...typography({ font: 'heading', color: 'primary', size: 'xl', weight: 'bold', leading: 'tight' }),
});
export const body = patternStyle({ margin: 0, ...typography({ color: 'muted', leading: 'body' }) });
export const time = patternStyle({
  ...typography({ color: 'primary', weight: 'bold', leading: 'tight' }),
  fontSize: 'clamp(48px, 14vmin, 88px)',
  fontVariantNumeric: 'tabular-nums',
});
export const action = patternStyle({ width: '100%', maxWidth: '320px' });
