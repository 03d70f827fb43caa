import { globalStyle } from '@vanilla-extract/css';
import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space, touch } from '../../../foundations/space.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { layers } from '../../../foundations/layers.css.ts';
import { badges, caption, name } from '../../../patterns/GameTile/GameTile.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

/** The column that all content keeps to. */
export const column = h5Style({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
});

/** A row inside the column that reaches to the edges of a phone's screen. */
export const bleed = h5Style({
  marginInline: `calc(${componentVars.page.gutter} * -1)`,
  paddingInline: componentVars.page.gutter,
});

/** Parts of a page below each other. */
export const stack = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: componentVars.page.sectionGap,
  paddingBlock: `${space.md} ${componentVars.page.sectionGap}`,
});
/** Parts that belong together. */
export const group = h5Style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** Left out of layout and paint while far below the screen. The margin keeps shadows and focus rings. */
export const deferred = h5Style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 220px',
  margin: `calc(${space.md} * -1)`,
  padding: space.md,
});

export const head = h5Style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.md}` });

/** The gold bar that all headings share. */
export const title = h5Style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: touch.dense,
  fontFamily: vars.font.heading,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      width: '4px',
      height: '1em',
      borderRadius: vars.radius.pill,
      background: vars.gradient.gold,
    },
  },
});

/** The way to everything of a section. */
export const more = h5Style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch.min,
  marginBlock: `calc((${touch.dense} - ${touch.min}) / 2)`,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.sm,
  color: vars.text.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&::after': glyph('next', '1.1em'), '&:hover': { color: vars.text.primary } },
});

/** Two provider cards beside each other, more on a tablet. */
export const providers = h5Style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 168px), 1fr))',
  gap: componentVars.tile.gap,
});

/** Tiles in three columns: names as wide as the tile allows. */
export const tight = h5Style({ minWidth: 0 });
globalStyle(`${tight} .${caption}`, { '@layer': { [layers.template]: { padding: space.xs } } });
globalStyle(`${tight} .${badges}`, {
  '@layer': {
    [layers.template]: { maxWidth: 'calc(100% - 38px)', padding: space.xxs, overflowWrap: 'normal' },
  },
});
globalStyle(`${tight} .${badges} > *`, { '@layer': { [layers.template]: { paddingInline: space.xs } } });
globalStyle(`${tight} .${name}`, { '@layer': { [layers.template]: { fontSize: vars.size.xs, textAlign: 'center' } } });
