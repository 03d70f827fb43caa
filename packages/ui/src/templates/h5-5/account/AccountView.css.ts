import { partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as blocks from '../../../patterns/AccountBlocks/AccountBlocks.css.ts';
import * as notes from '../../../patterns/AccountBlocks/Notes.css.ts';
import * as base from '../../_h5/account/AccountView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${base.inside}`, { gap: space.sm, paddingBlock: space.sm });
within(`.${base.card}`, { padding: `${space.sm} ${space.md}`, borderRadius: vars.radius.sm });
within(`.${base.amount}`, typography({ size: 'lg' }));
within(`.${base.heading}`, typography({ size: 'lg' }));
within(`:is(.${blocks.panel}, .${blocks.notice})`, {
  gap: space.sm,
  padding: space.md,
  borderRadius: vars.radius.sm,
});
within(`.${notes.item}`, { borderRadius: vars.radius.sm });
within(`.${blocks.fact}`, { minHeight: '44px', paddingBlock: 0 });
