import { hairline, partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as base from '../../_h5/account/AccountView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

// Account at the top, balance at the bottom.
within(`.${base.card}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  justifyContent: 'stretch',
  minHeight: '152px',
  padding: space.xl,
  borderRadius: vars.radius.xl,
  boxShadow: `${vars.shadow.mid}, ${vars.shadow.bevel}, ${hairline(vars.jackpot.frame)}`,
});
within(`.${base.amount}`, {
  ...typography({ weight: 'heavy', leading: 'tight' }),
  fontSize: `min(${vars.size.h1}, 9vw)`,
});
