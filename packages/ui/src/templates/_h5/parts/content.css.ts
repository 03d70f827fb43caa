import {
  clamped,
  partStyle,
  raised,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import * as pageHead from '../../../patterns/PageHead/PageHead.css.ts';
import { saidInHeader } from './saidInHeader.ts';

/** A text page: head and content. */
export const root = templateStyle({
  ...stacked(space.lg),
  alignContent: 'start',
  paddingBlock: `${space.lg} ${space.xl}`,
});
export const head = templateStyle({});
partStyle(head, `.${pageHead.parent}`, { minHeight: touch.min, color: vars.text.muted });
partStyle(head, `.${pageHead.title}`, typography({ size: 'h2', weight: 'bold', leading: 'snug' }));
partStyle(head, `.${pageHead.intro}`, { color: vars.text.muted });
/** A title that the header shows. */
export const said = templateStyle({ selectors: saidInHeader });
export const card = templateStyle({
  minWidth: 0,
  padding: space.lg,
  ...raised,
});
/** Rows in one card, each a link. */
export const rows = templateStyle({
  overflow: 'hidden',
  ...raised,
});
export const row = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.md}`,
  minHeight: touch.large,
  padding: `${space.md} ${space.lg}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${vars.gold.base}` },
    '&::after': { ...glyph('next', '1.1em'), color: vars.text.faint, gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const rowTitle = templateStyle({
  ...typography({ weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
/** Two lines; the full text is on the row's page. */
export const rowText = templateStyle({
  ...clamped(2),
  ...typography({ color: 'muted', size: 'sm' }),
});
export const label = templateStyle({ marginBlockEnd: space.sm, color: vars.text.muted, fontSize: vars.size.sm });
export const lines = templateStyle({ display: 'grid', gap: space.md });
