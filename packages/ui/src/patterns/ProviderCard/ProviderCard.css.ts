import { centred, oneLine, patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { cardStyle } from '../cardStyle.ts';

export const card = cardStyle({ gridTemplateRows: '1fr auto', minHeight: '124px' });

/** The logo's area. */
export const stage = patternStyle({ ...centred, minHeight: '76px', padding: space.md });
export const logo = patternStyle({ width: '100%', maxWidth: '168px', height: '48px', objectFit: 'contain' });

/** A name in place of a logo, in the logo's box. */
export const nameOnly = patternStyle({
  ...centred,
  overflow: 'hidden',
  ...typography({ size: 'xs', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
});

/** Name and count in two lines, so that all cards of a hall have one height. */
export const foot = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: `calc(2em * ${vars.leading.snug} + 2 * ${space.sm})`,
  padding: `${space.sm} ${space.md}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  lineHeight: vars.leading.snug,
});
export const name = patternStyle({
  ...typography({ size: 'md', weight: 'bold' }),
  ...oneLine,
});
export const count = patternStyle({
  ...oneLine,
  fontSize: vars.size.xs,
  color: vars.text.faint,
  fontVariantNumeric: 'tabular-nums',
});
/** Reserves the line of the count while the count is unknown. */
export const blank = patternStyle({ selectors: { '&::before': { content: '"\\00a0"' } } });
