import { partsOf, space, templateStyle, zIndex } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const radius = '28px';

// The card of the hall of the deck at home, with its art cut by the edge.
within(`.${base.hero}`, {
  position: 'relative',
  alignItems: 'start',
  minHeight: '128px',
  padding: space.lg,
  borderRadius: radius,
  overflow: 'hidden',
});
within(`.${base.words}`, { zIndex: zIndex.raised, maxWidth: '66%' });
within(`.${base.hero}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
within(`.${base.emblem}`, {
  position: 'absolute',
  insetBlockEnd: '-22px',
  insetInlineEnd: '-14px',
  width: '116px',
  transform: 'rotate(-8deg)',
});
within(`.${tabs.tab}`, { borderRadius: '20px' });
