import { inRows, patternStyle, space, typography } from '../../foundations/styles.ts';

export const similar = patternStyle({
  marginBlock: `${space.xl} ${space.sm}`,
  ...typography({ size: 'lg', weight: 'bold' }),
});

/** The buttons of an empty list. */
export const actions = patternStyle({ ...inRows(space.sm), justifyContent: 'center' });
