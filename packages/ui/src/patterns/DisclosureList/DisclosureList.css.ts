import { patternStyle, ringless, vars } from '../../foundations/styles.ts';

// The component keeps the pressed heading in place; scroll anchoring by the browser would do it a second time.
export const list = patternStyle({ overflowAnchor: 'none' });
/** The heading's whole row is the target. */
export const face = patternStyle({ position: 'relative' });
export const button = patternStyle({
  textAlign: 'start',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': ringless,
    // Inside the row, so that an overlapping element cannot hide all of it.
    '&:focus-visible::before': { boxShadow: `inset 0 0 0 3px ${vars.focus.ring}, inset 0 0 0 5px ${vars.focus.gap}` },
  },
});
