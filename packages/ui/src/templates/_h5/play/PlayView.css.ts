import { space, templateStyle, vars } from '../../../foundations/styles.ts';

const lying = '(orientation: landscape) and (max-height: 500px)';

/** A slim bar above the game; beside it in landscape, where height is scarce. */
export const root = templateStyle({
  background: vars.surface.header,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  '@media': { [lying]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
});
export const bar = templateStyle({
  gap: space.xxs,
  padding: `env(safe-area-inset-top) ${space.xxs} 0 ${space.md}`,
  '@media': {
    [lying]: {
      flexDirection: 'column-reverse',
      padding: `calc(${space.xs} + env(safe-area-inset-top)) ${space.xxs} ${space.xs}`,
    },
  },
});
export const name = templateStyle({ '@media': { [lying]: { display: 'none' } } });
export const stage = templateStyle({ marginBlockEnd: 'env(safe-area-inset-bottom)' });
