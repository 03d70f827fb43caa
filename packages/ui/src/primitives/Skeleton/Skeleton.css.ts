import { keyframes, styleVariants } from '@vanilla-extract/css';
import { reducedMotion, vars } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } });

export const skeleton = primitive({
  display: 'block',
  width: '100%',
  backgroundColor: vars.skeleton.base,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.skeleton.shine} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${sweep} 1600ms ${vars.motion.ease} infinite`,
  ...reducedMotion({ backgroundImage: 'none' }),
});

export const shape = styleVariants({
  box: layered({ borderRadius: vars.radius.md }),
  tile: layered({ borderRadius: vars.radius.tile }),
  round: layered({ borderRadius: vars.radius.pill }),
  text: layered({ height: '1em', marginBlock: '0.3em', borderRadius: vars.radius.sm }),
});
