import {
  componentVars,
  partsOf,
  space,
  templateStyle,
  typography,
  unboxed,
  vars,
  widths,
} from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as provider from '../../../patterns/ProviderCard/ProviderCard.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { bubblesIn } from '../parts/bubbles.ts';

export const root = templateStyle({});
const within = partsOf(root);

bubblesIn(root);
within(`.${tabs.list}`, { gap: space.xs });

// The bubbles show the chosen hall, so its name is plain text.
within(`.${base.hero}`, {
  minHeight: 0,
  ...unboxed,
});
within(`.${base.intro}`, { color: vars.text.muted });
within(`.${base.emblem}`, { display: 'none' });

/** Columns of equal height: cards of 6 and 5 rows alternate, each with its gap. */
const places = [
  { of: 1, gridColumn: '1', span: 6 },
  { of: 2, gridColumn: '2', span: 5 },
  { of: 3, gridColumn: '2', span: 6 },
  { of: 4, gridColumn: '1', span: 5 },
] as const;
/** Two columns. */
const phone = `(max-width: ${widths.tablet - 0.02}px)`;
within(`.${page.providers}`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: '30px', rowGap: 0 } },
});
for (const { of, gridColumn, span } of places) {
  within(`.${page.providers} > :nth-child(4n + ${of})`, {
    '@media': { [phone]: { gridColumn, gridRow: `span ${span}`, marginBlockEnd: componentVars.tile.gap } },
  });
}
within(`.${page.providers} > .${provider.card}`, { height: 'auto' });
within(`.${provider.card}`, { borderRadius: vars.radius.xl });
within(`.${provider.foot}`, { borderBlockStart: 0, textAlign: 'center' });
within(`.${provider.name}`, typography({ size: 'sm' }));
