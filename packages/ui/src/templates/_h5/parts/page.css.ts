import type { GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars } from '../../../foundations/component-vars.css.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { lettering, stacked } from '../../../foundations/rules.ts';
import { space, touch } from '../../../foundations/space.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { badges, caption, name, play } from '../../../patterns/GameTile/GameTile.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

/** The column that all content keeps to. */
export const column = templateStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
});

/** A row inside the column that reaches to the edges of a phone's screen. */
export const bleed = templateStyle({
  marginInline: `calc(${componentVars.page.gutter} * -1)`,
  paddingInline: componentVars.page.gutter,
});

/** Parts of a page below each other. */
export const stack = templateStyle({
  ...stacked(componentVars.page.sectionGap),
  paddingBlock: `${space.md} ${componentVars.page.sectionGap}`,
});
/** What belongs together, with or without a heading. */
export const section = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** Left out of layout and paint while far below the screen. The margin keeps shadows and focus rings. */
export const deferred = templateStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 220px',
  margin: `calc(${space.md} * -1)`,
  padding: space.md,
});

export const head = templateStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.md}` });

/** The gold bar that all headings share. */
export const title = templateStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: touch.dense,
  fontFamily: vars.font.heading,
  ...lettering({ size: 'xl', weight: 'bold', leading: 'snug' }),
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
export const more = templateStyle({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch.min,
  marginBlock: `calc((${touch.dense} - ${touch.min}) / 2)`,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.sm,
  ...lettering({ color: 'muted', size: 'sm', weight: 'medium' }),
  selectors: { '&::after': glyph('next', '1.1em'), '&:hover': { color: vars.text.primary } },
});

/** Two provider cards beside each other, more on a tablet. */
export const providers = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 168px), 1fr))',
  gap: componentVars.tile.gap,
});

/** Tiles in three columns: two lines for every name, so that rows are of one height and long names are read. */
export const tight = templateStyle({ minWidth: 0 });
const within = (part: string, rule: GlobalStyleRule): void => partStyle(tight, `.${part}`, rule);

within(name, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'normal',
  ...lettering({ size: 'xs', leading: 'tight' }),
  textAlign: 'center',
});
within(caption, {
  alignContent: 'center',
  padding: space.xs,
  minHeight: `calc(2em * ${vars.leading.tight} + 2 * ${space.xs})`,
  ...lettering({ size: 'xs', leading: 'tight' }),
});
within(badges, { maxWidth: 'calc(100% - 34px)', padding: space.xxs });
within(`${badges} > *`, { paddingInline: space.xs });
// The art is too small for a word over it; that a tile plays is plain on a phone.
within(play, { display: 'none' });
