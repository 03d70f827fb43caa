import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

// The component holds the pressed heading in place; the browser's own anchoring would do it a second time.
export const list = patternStyle({ overflowAnchor: 'none' });
/** The heading's whole row is the target. */
export const face = patternStyle({ position: 'relative' });
export const button = patternStyle({
  textAlign: 'start',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Inside, where nothing that overlaps the row hides all of it.
    '&:focus-visible::before': { boxShadow: `inset 0 0 0 3px ${vars.focus.ring}, inset 0 0 0 5px ${vars.focus.gap}` },
  },
});
