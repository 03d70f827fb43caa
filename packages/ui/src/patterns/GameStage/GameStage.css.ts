import { inRow, oneLine, patternStyle, screenHeight, space, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: screenHeight(100),
});
export const bar = patternStyle({ ...inRow(space.sm), color: vars.text.header });
export const name = patternStyle({
  ...typography({ size: 'md', weight: 'bold', leading: 'snug' }),
  ...oneLine,
});
/** Pushes the controls to the end, with or without the demo tag. */
export const demo = patternStyle({ flex: '1 0 auto' });

const tool = (name: Parameters<typeof glyph>[0]): string =>
  patternStyle({ selectors: { '&::before': glyph(name, '22px') } });
export const enter = tool('fullscreen');
export const exit = tool('shrink');
export const leave = tool('close');
