import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars, layers, media, space, typography, vars } from '../../foundations/styles.ts';
import { caption, name, tile } from '../../patterns/GameTile/GameTile.css.ts';
import { tight } from '../_h5/parts/page.css.ts';

globalStyle('[data-template="h5-4"]', {
  '@layer': {
    [layers.template]: {
      vars: {
        [componentVars.tile.columns]: '2',
        [componentVars.tile.ratio]: '4 / 5',
        [componentVars.tile.gap]: space.md,
        [vars.radius.tile]: vars.radius.xl,
      },
      '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4' } } },
    },
  },
});

// Names over the art, in lists as in the masonry; `tight` is the base's class for three columns.
for (const place of ['', ` .${tight}`]) {
  const within = (part: string, rule: GlobalStyleRule): void =>
    globalStyle(`[data-template="h5-4"]${place} .${tile}[data-layout="over"] .${part}`, {
      '@layer': { [layers.template]: rule },
    });
  within(caption, { minHeight: 0, padding: `${space.xxl} ${space.md} ${space.md}` });
  within(name, { ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }), textAlign: 'start' });
  within(`${name}:is(:lang(ta), :lang(my))`, { fontSize: vars.size.xs });
}
