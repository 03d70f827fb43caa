import { hairline, partsOf, space, templateStyle, typography, vars, zIndex } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as provider from '../../../patterns/ProviderCard/ProviderCard.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';
import * as page from '../../_h5/parts/page.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

/** Overlap of neighbouring cards: name and logo stay visible. */
const overlap = '32px';
const radius = '28px';

// The card of the hall as in the deck at home: in the same height, with its art cut by the edge.
within(`.${base.hero}`, {
  position: 'relative',
  alignItems: 'start',
  minHeight: '180px',
  padding: space.xl,
  borderRadius: radius,
  overflow: 'hidden',
});
within(`.${base.words}`, { zIndex: zIndex.raised, maxWidth: '66%' });
within(`.${base.hero}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
within(`.${base.emblem}`, {
  position: 'absolute',
  insetBlockEnd: '-22px',
  insetInlineEnd: '-14px',
  width: '148px',
  transform: 'rotate(-8deg)',
});
within(`.${tabs.tab}`, { borderRadius: '20px' });

within(`.${page.providers}`, { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
within(`.${page.providers} > *`, { position: 'relative' });
within(`.${page.providers} > * + *`, { marginBlockStart: `calc(-1 * ${overlap})` });
// A card with the keyboard focus shows its whole edge.
within(`.${page.providers} > :focus-within`, { zIndex: zIndex.raised });
within(`.${provider.card}`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 132px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: '120px',
  paddingBlockEnd: overlap,
  borderRadius: radius,
  boxShadow: `0 -8px 20px -8px ${vars.art.veil45}, ${hairline(vars.border.control)}`,
});
within(
  `.${page.providers} > :last-child .${provider.card}, .${root} .${page.providers} > .${provider.card}:last-child`,
  {
    minHeight: `calc(120px - ${overlap})`,
    paddingBlockEnd: 0,
  },
);
within(`.${provider.stage}`, { gridColumn: 2, gridRow: 1, padding: `${space.sm} ${space.lg} ${space.sm} 0` });
within(`.${provider.foot}`, {
  gridColumn: 1,
  gridRow: 1,
  paddingInline: `${space.xl} ${space.sm}`,
  borderBlockStart: 0,
});
within(`.${provider.name}`, typography({ size: 'lg', weight: 'heavy' }));
within(`.${provider.count}`, { fontSize: vars.size.sm });
