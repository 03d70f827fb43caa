import { partStyle, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { actions, words } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';

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
