import {
  componentVars,
  partsOf,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import * as base from '../../_h5/account/AccountView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${base.card}`, {
  ...stacked(space.hair),
  marginBlockStart: `calc(-1 * ${space.lg})`,
  marginInline: `calc(-1 * ${componentVars.page.gutter})`,
  padding: `${space.xxl} ${componentVars.page.gutter}`,
  borderRadius: 0,
  boxShadow: 'none',
});
within(`.${base.amount}`, {
  ...typography({ weight: 'heavy', leading: 'tight' }),
  fontSize: `min(${vars.size.h1}, 9vw)`,
});
