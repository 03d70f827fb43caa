import { patternStyle, raised, space, stacked, typography } from '../../foundations/styles.ts';

export const root = patternStyle({ ...raised, ...stacked(space.md), padding: space.lg });
export const title = patternStyle({
  margin: 0,
  ...typography({ color: 'primary', size: 'md', weight: 'bold', leading: 'snug' }),
});
export const body = patternStyle({ margin: 0, ...typography({ color: 'muted', size: 'sm', leading: 'body' }) });
