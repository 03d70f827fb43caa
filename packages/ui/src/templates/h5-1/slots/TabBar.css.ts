import type { GlobalStyleRule } from '@vanilla-extract/css';
import { partStyle, templateStyle, vars, zIndex } from '../../../foundations/styles.ts';
import { icon, tab } from '../../_h5/slots/TabBar.css.ts';

const size = '56px';
const lift = '28px';

/** The bar bulges around the raised button. */
export const raised = templateStyle({
  // The button is in front of the question for consent, which leaves room for it.
  selectors: { '[data-question] &': { zIndex: zIndex.question } },
});

const middle = (selector: string, rule: GlobalStyleRule): void =>
  partStyle(raised, `[data-place="middle"] ${selector}`, rule);

middle(`.${tab}`, {
  gridTemplateRows: `calc(${size} - ${lift}) auto`,
  color: vars.text.header,
});
middle(`.${icon}`, {
  position: 'relative',
  alignSelf: 'end',
  width: size,
  height: size,
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  boxShadow: `${vars.shadow.bevel}, ${vars.shadow.glow}`,
  color: vars.gold.on,
});
// The bulge: a ring around the button, clipped at the bar's edge so that the hairline follows it.
middle(`.${icon}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.behind,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 6px ${vars.surface.header}, 0 0 0 7px ${vars.border.subtle}`,
  clipPath: `inset(-8px -8px calc(100% - ${lift}) -8px)`,
});
middle(`.${tab}:active .${icon}`, { filter: 'brightness(0.94)' });
