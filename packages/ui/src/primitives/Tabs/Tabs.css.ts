import { styleVariants } from '@vanilla-extract/css';
import { componentVars, eased, reducedMotion, space, typography, vars } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const listBase = primitive({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

export const list = styleVariants({
  line: [listBase, layered({ gap: space.xxs, boxShadow: `inset 0 -1px 0 ${vars.border.subtle}` })],
  pill: [
    listBase,
    layered({
      gap: space.xxs,
      padding: space.xxs,
      borderRadius: vars.radius.control,
      background: vars.surface.sunken,
      boxShadow: vars.shadow.inset,
    }),
  ],
});

const tabBase = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  flexShrink: 0,
  minHeight: componentVars.control.height,
  paddingInline: space.lg,
  color: vars.text.muted,
  ...typography({ weight: 'medium', leading: 'tight' }),
  whiteSpace: 'nowrap',
  transition: eased('fast', 'color', 'background-color'),
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

export const tab = styleVariants({
  line: [
    tabBase,
    layered({
      borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
      selectors: {
        '&[data-state="active"]': { color: vars.accent.text, boxShadow: `inset 0 -3px 0 ${vars.accent.base}` },
      },
    }),
  ],
  pill: [
    tabBase,
    layered({
      borderRadius: vars.radius.sm,
      selectors: {
        '&[data-state="active"]': {
          background: vars.gradient.accent,
          color: vars.accent.on,
          fontWeight: vars.weight.bold,
          boxShadow: `${vars.shadow.bevel}, ${vars.shadow.low}`,
        },
      },
    }),
  ],
});

export const fitted = primitive({
  flex: '1 1 0',
  flexShrink: 1,
  whiteSpace: 'normal',
  textAlign: 'center',
  padding: space.xs,
  // Never narrower than the longest word.
  overflowWrap: 'break-word',
});

export const panel = primitive({ paddingBlock: space.lg });
