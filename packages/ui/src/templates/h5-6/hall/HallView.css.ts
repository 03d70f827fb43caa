import { componentVars, partsOf, space, templateStyle, typography, vars, zIndex } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const edge = `calc(-1 * ${componentVars.page.gutter})`;

// The first element, from edge to edge: the header shows only the title and the back button.
within(`.${base.hero}`, {
  order: -1,
  position: 'relative',
  minHeight: '148px',
  marginInline: edge,
  marginBlockStart: `calc(-1 * ${space.md})`,
  padding: `${space.xl} ${componentVars.page.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  borderRadius: 0,
  overflow: 'hidden',
  boxShadow: 'none',
});
within(`.${base.title}`, typography({ size: 'h1' }));
within(`.${base.words}`, { zIndex: zIndex.raised, maxWidth: '58%' });
within(`.${base.emblem}`, {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '-56px',
  width: '168px',
  transform: 'translateY(-50%)',
});

// Words in a row, like genres of a programme.
within(`.${tabs.tab}`, {
  flex: '0 0 auto',
  gridTemplateRows: 'auto',
  alignContent: 'center',
  minHeight: '44px',
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
});
within(`.${tabs.tab}[data-chosen]::after`, { content: 'none' });
within(`.${tabs.icon}`, { display: 'none' });
within(`.${tabs.label}`, { whiteSpace: 'nowrap' });
