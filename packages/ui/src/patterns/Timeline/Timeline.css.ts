import { centred, inRows, patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { maskOf } from '../glyphs.ts';

const MARK = '24px';

export const list = patternStyle({ display: 'grid', maxWidth: '460px', listStyle: 'none', margin: 0, padding: 0 });
/** A mark before each step, and a line from one to the next. */
export const step = patternStyle({
  position: 'relative',
  ...inRows(`${space.hair} ${space.md}`),
  justifyContent: 'space-between',
  minHeight: '44px',
  paddingInlineStart: `calc(${MARK} + ${space.md})`,
  paddingBlock: space.xs,
  color: vars.text.muted,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      insetBlockStart: `calc(22px + ${MARK} / 2)`,
      insetBlockEnd: `calc(${MARK} / 2 - 22px)`,
      width: '2px',
      background: vars.border.control,
    },
    '&[data-state="done"]': { color: vars.text.primary },
    '&[data-state="done"]::after': { background: vars.success.base },
    '&[data-state="now"]': { color: vars.text.primary, fontWeight: vars.weight.bold },
    '&[data-state="stopped"]': { color: vars.danger.text, fontWeight: vars.weight.bold },
  },
});
const sign = (paths: string) => ({
  content: '',
  width: '16px',
  height: '16px',
  background: vars.surface.raised,
  maskRepeat: 'no-repeat',
  ...maskOf(paths),
});
/** Its shape says the state, not its colour alone. */
export const mark = patternStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(22px - ${MARK} / 2)`,
  boxSizing: 'border-box',
  ...centred,
  width: MARK,
  height: MARK,
  border: `2px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  selectors: {
    [`${step}[data-state="done"] > &`]: { borderColor: vars.success.base, background: vars.success.base },
    [`${step}[data-state="done"] > &::after`]: sign('M5 12.500l4.500 4.500L19 7'),
    [`${step}[data-state="now"] > &`]: { borderColor: vars.accent.base, borderWidth: '7px' },
    [`${step}[data-state="stopped"] > &`]: { borderColor: vars.danger.base, background: vars.danger.base },
    [`${step}[data-state="stopped"] > &::after`]: sign('M6 6l12 12M18 6L6 18'),
  },
});
export const label = patternStyle({ ...typography({ leading: 'snug' }), overflowWrap: 'anywhere' });
export const time = patternStyle({
  ...typography({ color: 'muted', size: 'sm', weight: 'regular', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
});
