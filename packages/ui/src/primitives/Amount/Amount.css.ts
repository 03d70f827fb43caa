import { primitive } from '../shared/primitive.css.ts';

const ink = 'linear-gradient(currentColor 0 0)';

/** A small clock before the amount, within the padding of its place, so that nothing moves when it comes and goes. */
export const stale = primitive({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 4.5px)',
    insetInlineEnd: 'calc(100% + 1px)',
    boxSizing: 'border-box',
    width: '9px',
    height: '9px',
    border: '1px solid',
    borderRadius: '50%',
    background: `${ink} 3px 1px / 1px 3px no-repeat, ${ink} 3px 3px / 3px 1px no-repeat`,
  },
});
