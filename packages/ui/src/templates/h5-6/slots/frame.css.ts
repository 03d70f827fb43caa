import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../../../theme/layers.css.ts';
import { reducedMotion } from '../../../foundations/motion.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { zIndex } from '../../../foundations/zIndex.ts';
import { knowsBillboard, withBillboard } from '../../../patterns/Billboard/withBillboard.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as header from '../../_h5/slots/Header.css.ts';

export const root = templateStyle({});

const fade = `${vars.motion.base} ${vars.motion.ease}`;
const still = reducedMotion();
const over = (rule: GlobalStyleRule, part = ''): void =>
  globalStyle(`${withBillboard(root)} .${header.root}${part}`, {
    '@layer': { [layers.template]: { '@supports': { [knowsBillboard]: rule } } },
  });

partStyle(root, `.${header.root}`, {
  transition: `background-color ${fade}, box-shadow ${fade}`,
  '@media': still['@media'],
});
globalStyle(`[data-motion="reduced"] .${root} .${header.root}`, {
  '@layer': { [layers.template]: { transition: 'none' } },
});

/** Over a billboard the header has no background: its colour fades into the picture, so that its text is readable. */
over({ background: 'transparent', boxShadow: 'none' });
over(
  {
    content: '""',
    position: 'absolute',
    inset: '0 0 -40px',
    zIndex: zIndex.behind,
    background: vars.surface.header,
    maskImage: 'linear-gradient(to bottom, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.55) 56%, transparent)',
    pointerEvents: 'none',
  },
  '::before',
);
