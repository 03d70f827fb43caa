import type { GlobalStyleRule } from '@vanilla-extract/css';
import {
  clamped,
  componentVars,
  inRow,
  inRows,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { badges, caption, name, play } from '../../../patterns/GameTile/GameTile.css.ts';

/** The content column. */
export const column = templateStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
});

/** A row that extends to the edges of the screen. */
export const bleed = templateStyle({
  marginInline: `calc(${componentVars.page.gutter} * -1)`,
  paddingInline: componentVars.page.gutter,
});

/** Stacked sections of a page. */
export const stack = templateStyle({
  ...stacked(componentVars.page.sectionGap),
  paddingBlock: `${space.md} ${componentVars.page.sectionGap}`,
});
/** Grouped content, with or without a heading. */
export const section = templateStyle(stacked(space.md));

/** Skips layout and paint while far below the viewport. The margin leaves room for shadows and focus rings. */
export const deferred = templateStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 220px',
  margin: `calc(${space.md} * -1)`,
  padding: space.md,
});

export const head = templateStyle(inRows(`0 ${space.md}`));

/** The gold bar of headings. */
export const title = templateStyle({
  ...inRow(space.sm),
  minHeight: touch.dense,
  ...typography({ font: 'heading', size: 'xl', weight: 'bold', leading: 'snug' }),
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

/** The link to all items of a section. */
export const more = templateStyle({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch.min,
  marginBlock: `calc((${touch.dense} - ${touch.min}) / 2)`,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.sm,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  selectors: { '&::after': glyph('next', '1.1em'), '&:hover': { color: vars.text.primary } },
});

/** Two columns of provider cards, more on tablets. */
export const providers = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 168px), 1fr))',
  gap: componentVars.tile.gap,
});

/** Tiles in three columns: two lines for every name, so that rows have one height and long names fit. */
export const tight = templateStyle({ minWidth: 0 });
const within = (part: string, rule: GlobalStyleRule): void => partStyle(tight, `.${part}`, rule);

within(name, {
  ...clamped(2),
  // The caption reserves two lines; a name of one line is in its middle.
  minHeight: 0,
  whiteSpace: 'normal',
  overflowWrap: 'normal',
  ...typography({ size: 'xs', leading: 'tight' }),
  textAlign: 'center',
});
// Scripts with the longest words.
within(`${name}:is(:lang(ta), :lang(my))`, { fontSize: `clamp(10px, 2.7vw, ${vars.size.xs})` });
within(caption, {
  alignContent: 'center',
  padding: space.xs,
  minHeight: `calc(2em * ${vars.leading.tight} + 2 * ${space.xs})`,
  ...typography({ size: 'xs', leading: 'tight' }),
});
within(badges, { maxWidth: 'calc(100% - 34px)', padding: space.xxs });
within(`${badges} > *`, { paddingInline: space.xs });
// No action label: the art is too small for it.
within(play, { display: 'none' });
