import { inRows, patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { glyphMask } from '../glyphs.ts';

const MARK = '24px';

export const list = patternStyle({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
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
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(22px - ${MARK} / 2)`,
      boxSizing: 'border-box',
      width: MARK,
      height: MARK,
      border: `2px solid ${vars.border.control}`,
      borderRadius: vars.radius.pill,
      background: vars.surface.raised,
    },
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
    '&[data-state="done"]::before': { borderColor: vars.success.base, background: vars.success.base },
    '&[data-state="done"]::after': { background: vars.success.base },
    '&[data-state="now"]': { color: vars.text.primary, fontWeight: vars.weight.bold },
    '&[data-state="now"]::before': { borderColor: vars.accent.base, borderWidth: '7px' },
    '&[data-state="stopped"]': { color: vars.danger.text, fontWeight: vars.weight.bold },
    '&[data-state="stopped"]::before': { borderColor: vars.danger.base, background: vars.danger.base },
  },
});
export const label = patternStyle({ ...typography({ leading: 'snug' }), overflowWrap: 'anywhere' });
export const time = patternStyle({
  ...typography({ color: 'muted', size: 'sm', weight: 'regular', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
});
