import { keyframes } from '@vanilla-extract/css';
import { partStyle, space, templateStyle } from '../../../foundations/styles.ts';
import { actions, chipMotion, logo, words } from '../../../patterns/WaitingWindow/WaitingWindow.css.ts';

const flip = keyframes({
  '0%, 60%, 100%': { transform: 'translateY(0) rotateX(0)' },
  '30%': { transform: 'translateY(-10px) rotateX(180deg)' },
});

export const root = templateStyle({ placeContent: 'center', vars: { [chipMotion]: flip } });
partStyle(root, `.${logo}`, { maxWidth: '70vw' });
partStyle(root, `.${words}`, { maxWidth: '42ch' });
partStyle(root, `.${actions}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
  width: 'auto',
});
