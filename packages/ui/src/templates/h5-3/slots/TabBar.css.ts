import { hairline, partsOf, space, templateStyle, vars, zIndex } from '../../../foundations/styles.ts';
import { icon, list, root, tab } from '../../_h5/slots/TabBar.css.ts';

/** Floats above the lower edge, within reach of a thumb. */
export const dock = templateStyle({
  position: 'fixed',
  insetInline: `calc(${space.sm} + env(safe-area-inset-left)) calc(${space.sm} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.tabBar,
  maxWidth: '440px',
  marginInline: 'auto',
  selectors: {
    // Content that scrolls under the dock ends at its middle, so that no half lines are visible below it and nothing above it fades.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * (${space.sm} + env(safe-area-inset-left))) calc(-1 * (${space.sm} + env(safe-area-inset-right)))`,
      insetBlock: `50% calc(-1 * (${space.md} + env(safe-area-inset-bottom)))`,
      zIndex: zIndex.behind,
      background: vars.surface.canvas,
      pointerEvents: 'none',
    },
    // It carries the question for consent, which does not move.
    '[data-question] &&[data-away]': { transform: 'none' },
  },
});
const within = partsOf(dock);

within(`.${root}`, {
  position: 'static',
  padding: 0,
  borderRadius: '32px',
  boxShadow: `${vars.shadow.high}, ${hairline(vars.border.control)}`,
});
within(`.${list}.${list}`, { width: '100%', height: '64px' });
// The current page: a pill behind its icon.
within(`.${icon}`, { minWidth: '44px', minHeight: '28px', borderRadius: vars.radius.pill });
within(`.${tab}[aria-current] .${icon}`, { background: vars.gradient.gold, color: vars.gold.on });
within(`.${tab}:focus-visible`, { borderRadius: '24px' });
