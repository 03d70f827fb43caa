import { hairline, partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as blocks from '../../../patterns/AccountBlocks/AccountBlocks.css.ts';
import * as notes from '../../../patterns/AccountBlocks/Notes.css.ts';
import * as base from '../../_h5/account/AccountView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const radius = '28px';

// In the height and with the radius of a card of the deck.
within(`.${base.card}`, { alignContent: 'center', minHeight: '96px', padding: space.xl, borderRadius: radius });
within(`.${base.entries} .${base.entry}[aria-current]`, {
  background: vars.gradient.gold,
  color: vars.gold.on,
  boxShadow: 'none',
});
within(`:is(.${blocks.panel}, .${notes.item}, .${blocks.notice})`, {
  borderRadius: radius,
  boxShadow: hairline(vars.border.control),
});
within(`.${base.amount}`, typography({ size: 'h3' }));
