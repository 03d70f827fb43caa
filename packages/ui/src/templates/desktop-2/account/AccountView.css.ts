import { partsOf, screenHeight, space, templateStyle, vars } from '../../../foundations/styles.ts';
import * as base from '../../_desktop/account/AccountView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const rail = '240px';

within(`.${base.inside}`, {
  gap: 0,
  width: '100%',
  padding: 0,
  gridTemplateColumns: `${rail} minmax(0, 1fr)`,
  alignItems: 'stretch',
});
within(`.${base.inside}[data-single]`, { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: 'auto' });
within(`.${base.menu}`, {
  insetBlockStart: '64px',
  alignSelf: 'start',
  height: screenHeight(100),
  maxHeight: `calc(${screenHeight(100)} - 64px)`,
  overflowY: 'auto',
  padding: space.sm,
  borderRadius: 0,
  background: vars.surface.header,
  boxShadow: `1px 0 0 ${vars.border.subtle}`,
});
within(`.${base.section}`, { alignContent: 'start', width: 'min(100%, 1200px)', padding: space.xl });
