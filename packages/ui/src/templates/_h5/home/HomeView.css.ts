import { partStyle, space, stacked, templateStyle, vars } from '../../../foundations/styles.ts';
import { actions } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';

export const halls = templateStyle({ marginBlockStart: `calc(${space.sm} * -1)` });
/** At least one and a half rows, so that a hall without games does not move the content below. */
export const panel = templateStyle({
  ...stacked(space.md),
  alignContent: 'start',
  minHeight: '232px',
});

/** The greeting of guests. */
export const welcome = templateStyle({
  display: 'grid',
  padding: `${space.xl} ${space.lg} ${space.lg}`,
  borderRadius: vars.radius.xl,
});
partStyle(welcome, `.${actions}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
});
