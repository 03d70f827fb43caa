import {
  componentVars,
  media,
  partStyle,
  ringless,
  screenHeight,
  space,
  stacked,
  templateStyle,
} from '../../../foundations/styles.ts';
import { headerBottom, tabBarTop } from '../../_h5/parts/bars.ts';
import { row } from '../../_h5/parts/game-row.css.ts';
import { bleed } from '../../_h5/parts/page.css.ts';

/** Rail and content. The rail is as wide as the longest word of its labels. */
export const panes = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, min-content) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(104px, min-content) minmax(0, 1fr)', gap: space.lg } },
});

const below = `max(${tabBarTop} + ${componentVars.float.room}, ${componentVars.question.room})`;

/** Sticky between header and bottom bar, or the question for consent. */
export const rail = templateStyle({
  position: 'sticky',
  insetBlockStart: `calc(${headerBottom} + ${space.sm})`,
  maxHeight: `calc(${screenHeight(100)} - ${headerBottom} - ${below} - ${space.sm})`,
  marginInlineStart: `calc(${space.xs} - ${componentVars.page.gutter})`,
});

export const content = templateStyle({ ...stacked(space.xl), minWidth: 0 });

/** A section to which the rail links. */
export const section = templateStyle({
  scrollMarginBlockStart: space.sm,
  borderRadius: space.sm,
  selectors: { '&:focus:not(:focus-visible)': ringless },
});

// Rows of tiles end at the edge of the screen and begin at the rail.
partStyle(content, `.${bleed}`, { marginInlineStart: 0, paddingInlineStart: 0 });
partStyle(content, `.${row} > *`, { gridAutoColumns: '96px' });
