import { primitive } from '../shared/primitive.css.ts';

/** A small clock in front of the amount. It takes no room, so that nothing moves when it comes and goes. */
export const stale = primitive({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.1em',
    insetInlineEnd: 'calc(100% + 0.2em)',
    boxSizing: 'border-box',
    width: '0.6em',
    height: '0.6em',
    border: '0.08em solid',
    borderRadius: '50%',
    background: 'linear-gradient(currentColor, currentColor) 50% 0 / 0.08em 60% no-repeat',
  },
});
