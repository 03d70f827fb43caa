import { space } from '../../../foundations/space.ts';
import { truncate } from '../../../foundations/text.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

const lying = '(orientation: landscape) and (max-height: 500px)';

/** A slim bar over the game; beside it where the phone lies on its side, since height is dear there. */
export const root = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: screenHeight(100),
  background: vars.surface.header,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  '@media': { [lying]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
});
export const bar = h5Style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  padding: `env(safe-area-inset-top) ${space.xxs} 0 ${space.md}`,
  color: vars.text.header,
  '@media': {
    [lying]: {
      flexDirection: 'column-reverse',
      padding: `calc(${space.xs} + env(safe-area-inset-top)) ${space.xxs} ${space.xs}`,
    },
  },
});
export const name = h5Style({
  fontSize: vars.size.md,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  '@media': { [lying]: { display: 'none' } },
});
export const oneLine = truncate;
export const demo = h5Style({ flex: 'none' });
export const gap = h5Style({ flex: 1 });
export const stage = h5Style({ marginBlockEnd: 'env(safe-area-inset-bottom)' });
