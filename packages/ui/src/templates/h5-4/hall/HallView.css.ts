import { partsOf, space, templateStyle, unboxed, vars } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';
import * as base from '../../_h5/hall/HallView.css.ts';
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
