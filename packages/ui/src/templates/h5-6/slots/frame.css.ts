import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, partStyle, reducedMotion, templateStyle, vars, zIndex } from '../../../foundations/styles.ts';
import { knowsBillboard, withBillboard } from '../../../patterns/Billboard/withBillboard.ts';
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
