import { globalStyle } from '@vanilla-extract/css';
import { centred, layers, patternStyle, screenHeight, space, typography, vars } from '../../foundations/styles.ts';
import { hallStates, hallSurface } from './hall-look.ts';

export const list = patternStyle({ gap: space.xs });

/** Lower in low windows, so that most halls are in view; higher for labels of several lines. */
export const entry = patternStyle({
  ...hallSurface,
  flex: 'none',
  ...centred,
  alignContent: 'center',
  gap: space.hair,
  minHeight: `clamp(52px, ${screenHeight(8.4)}, 72px)`,
  padding: `${space.xxs} ${space.xxs}`,
  ...typography({ color: 'muted', size: 'xs', weight: 'medium', leading: 'tight' }),
  selectors: hallStates({
    insetInlineEnd: 0,
    insetBlock: '22%',
    width: '3px',
    borderRadius: `${vars.radius.sm} 0 0 ${vars.radius.sm}`,
  }),
});

/** Holds a hall's icon or a glyph. */
export const picture = patternStyle({ ...centred, width: '30px', height: '30px' });
globalStyle(`${picture} > img`, {
  '@layer': { [layers.patterns]: { width: '100%', height: '100%', marginInline: 0 } },
});
