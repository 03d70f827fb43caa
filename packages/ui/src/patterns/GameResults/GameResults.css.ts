import { patternStyle, space, typography } from '../../foundations/styles.ts';

export const similar = patternStyle({
  marginBlock: `${space.xl} ${space.sm}`,
  ...typography({ size: 'lg', weight: 'bold' }),
});
