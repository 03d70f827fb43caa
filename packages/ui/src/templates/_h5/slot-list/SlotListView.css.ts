import {
  componentVars,
  hairline,
  inRow,
  inRows,
  oneLine,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { headerBottom } from '../parts/bars.ts';

const page = '[data-header="page"] &';

export const root = templateStyle({ paddingBlockEnd: componentVars.page.sectionGap });

/** Title and back button, for frames whose header does not show them. */
export const head = templateStyle({
  ...inRows(space.sm),
  paddingBlockStart: space.sm,
  selectors: {
    [page]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  },
});
export const back = templateStyle({ selectors: { [page]: { display: 'none' } } });
export const title = templateStyle(typography({ font: 'heading', size: 'h3', weight: 'heavy', leading: 'snug' }));

/** Search and filters are sticky below the header; not above a keyboard. */
export const tools = templateStyle({
  position: 'sticky',
  insetBlockStart: headerBottom,
  zIndex: zIndex.sticky,
  ...stacked(space.sm),
  marginInline: `calc(${componentVars.page.gutter} * -1)`,
  padding: `${space.sm} ${componentVars.page.gutter}`,
  background: vars.surface.canvas,
  boxShadow: `0 1px 0 ${vars.border.subtle}`,
  selectors: { '[data-header="none"] &': { insetBlockStart: 'env(safe-area-inset-top)' } },
  '@media': { '(max-height: 480px)': { position: 'static' } },
});

export const filters = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  padding: space.xxs,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  boxShadow: hairline(),
});
export const filter = templateStyle({
  minHeight: touch.min,
  padding: `${space.hair} ${space.xs}`,
  borderRadius: vars.radius.sm,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  selectors: {
    // Tamil has the longest words.
    ':lang(ta) &': { fontSize: `clamp(10px, 3.2vw, ${vars.size.sm})`, overflowWrap: 'normal' },
    '&[aria-pressed="true"]': {
      background: vars.gradient.accent,
      color: vars.accent.on,
      boxShadow: vars.shadow.bevel,
      fontWeight: vars.weight.bold,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const labels = templateStyle({ gap: space.sm, paddingBlock: space.xs });
/** A chip; its touch area is a full target. */
export const label = templateStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '34px',
  maxWidth: '70vw',
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  scrollSnapAlign: 'center',
  selectors: {
    '&::after': { content: '""', position: 'absolute', insetBlock: '-5px', insetInline: 0 },
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: hairline(vars.gold.base),
      fontWeight: vars.weight.bold,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const facets = templateStyle({ marginBlockStart: space.sm });

/** The number of games, and the selects. */
export const line = templateStyle({
  ...inRows(`${space.xs} ${space.sm}`),
  marginBlock: `${space.xs} ${space.sm}`,
});
export const count = templateStyle({
  flex: '1 1 88px',
  minWidth: 0,
  ...inRow(space.sm),
  minHeight: '1.4em',
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
});
/** Beside the count, in the room that is left: updates move nothing, wherever the selects are. */
export const loading = templateStyle({
  flex: '1 1 0',
  ...typography({ color: 'faint', size: 'xs' }),
  ...oneLine,
});
/** Long words wrap both below the count. */
export const choices = templateStyle({
  flex: '0 1 auto',
  display: 'flex',
  gap: space.sm,
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
export const choice = templateStyle({ flex: '0 1 auto' });

/** As high as the rest of the screen, so that a short list does not move the footer under the thumb. */
export const list = templateStyle({ minHeight: '60vh' });
