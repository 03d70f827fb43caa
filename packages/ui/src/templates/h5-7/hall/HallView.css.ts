import { media, partsOf, raised, space, templateStyle, unboxed, vars } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

// The launcher of home, with the current hall marked.
within(`.${tabs.list}`, {
  ...raised,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xxs,
  marginInline: 0,
  padding: space.sm,
  borderRadius: vars.radius.xl,
  overflow: 'visible',
  maskImage: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
within(`.${tabs.tab}`, {
  minWidth: 0,
  maxWidth: 'none',
  minHeight: '80px',
  paddingInline: space.hair,
  fontSize: `clamp(11px, 3.5vw, ${vars.size.sm})`,
});
within(`.${tabs.tab}:lang(ta)`, { fontSize: `clamp(10px, 2.9vw, ${vars.size.sm})` });
within(`.${tabs.tab}:not([data-chosen])`, { background: 'transparent', boxShadow: 'none' });

// The launcher shows the hall, so its name is plain text.
within(`.${base.hero}`, {
  minHeight: 0,
  ...unboxed,
});
within(`.${base.intro}`, { color: vars.text.muted });
within(`.${base.emblem}`, { display: 'none' });
