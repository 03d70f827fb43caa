import { partStyle } from '../../../foundations/partStyle.ts';
import { space } from '../../../foundations/space.ts';
import { actions, words } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

/** The greeting of guests. */
export const welcome = templateStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space.xl} ${space.xxl}`,
  borderRadius: vars.radius.lg,
});
partStyle(welcome, `.${words}`, { flex: '1 1 320px' });
partStyle(welcome, `.${actions}`, { display: 'flex', flexWrap: 'wrap' });
