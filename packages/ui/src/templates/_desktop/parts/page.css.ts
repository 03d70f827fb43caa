import {
  componentVars,
  inRow,
  inRows,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';

/** The content column. */
export const column = templateStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
});

/** Stacked sections of a page. */
export const sections = templateStyle({
  ...stacked(componentVars.page.sectionGap),
  paddingBlock: componentVars.page.sectionGap,
});

export const section = templateStyle(stacked(space.lg));

/** Skips layout and paint while far below the viewport. */
export const deferred = templateStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 420px',
  margin: `calc(${space.sm} * -1)`,
  padding: space.sm,
});

export const head = templateStyle({
  ...inRows(`${space.xs} ${space.md}`),
  minHeight: '36px',
});

export const icon = templateStyle({ width: '36px', height: '36px', objectFit: 'contain' });

export const title = templateStyle({
  ...inRow(space.md),
  ...typography({ font: 'heading', size: 'h3', weight: 'bold', leading: 'snug' }),
  letterSpacing: vars.tracking.heading,
  // The gold bar of headings, unless they have an icon.
  selectors: {
    '&:not([data-icon])::before': {
      content: '""',
      width: '4px',
      height: '1em',
      borderRadius: vars.radius.pill,
      background: vars.gradient.gold,
    },
  },
});

export const more = templateStyle({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: '32px',
  padding: `0 ${space.sm} 0 ${space.md}`,
  borderRadius: vars.radius.pill,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  selectors: {
    '&::after': glyph('next', '1.1em'),
    '&:hover': { background: vars.surface.tile, color: vars.text.primary },
  },
});

/** A flat notice, as high as a row of tiles. */
export const flat = templateStyle({
  minHeight: '200px',
  gridAutoFlow: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: space.xl,
  textAlign: 'start',
});
