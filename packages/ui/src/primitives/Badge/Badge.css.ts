import { keyframes, styleVariants } from '@vanilla-extract/css';
import { oneLine, reducedMotion, space, typography, vars } from '../../foundations/styles.ts';
import { tabular } from '../../foundations/text.css.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const badge = primitive(
  {
    position: 'relative',
    display: 'inline-flex',
    // A long name shrinks first.
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '18px',
    height: '18px',
    paddingInline: space.xxs,
    borderRadius: vars.radius.pill,
    background: vars.badge.count,
    color: vars.badge.onCount,
    fontSize: '11px',
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    boxShadow: `0 0 0 2px ${vars.surface.header}`,
  },
  tabular,
);

/** Leaves room for diacritics, which Burmese, Tamil and Thai need. */
export const word = primitive({
  minWidth: 0,
  paddingBlock: `calc(${space.hair} / 2)`,
  ...oneLine,
});

export const tag = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  minHeight: '20px',
  padding: `${space.hair} ${space.sm}`,
  borderRadius: vars.radius.sm,
  fontSize: '11px',
  ...typography({ weight: 'heavy', leading: 'tight' }),
});

export const tagKind = styleVariants({
  hot: layered({ background: vars.badge.hot, color: vars.badge.onHot }),
  new: layered({ background: vars.badge.new, color: vars.badge.onNew }),
  live: layered({
    background: vars.badge.hot,
    color: vars.badge.onHot,
    '::before': {
      content: '',
      width: '6px',
      height: '6px',
      borderRadius: vars.radius.pill,
      background: 'currentColor',
      animation: `${pulse} 1400ms ease-in-out infinite`,
    },
    '@media': Object.fromEntries(
      Object.keys(reducedMotion()['@media']).map((query) => [query, { '::before': { animation: 'none' } }]),
    ),
  }),
  info: layered({ background: vars.info.soft, color: vars.info.onSoft }),
});
