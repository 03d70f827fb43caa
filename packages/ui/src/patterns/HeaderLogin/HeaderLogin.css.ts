import { inRow, patternStyle, space, touch, typography, vars, zIndex } from '../../foundations/styles.ts';

/** In one row; messages are positioned below it and do not move anything. */
export const form = patternStyle({
  position: 'relative',
  ...inRow(space.xs),
  width: '100%',
  minWidth: 0,
});

export const input = patternStyle({
  flex: '1 1 112px',
  minWidth: '72px',
  maxWidth: '148px',
  height: touch.min,
  paddingInline: space.sm,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  ...typography({ color: 'primary', size: 'md' }),
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:hover': { borderColor: vars.border.strong },
    '&[aria-invalid="true"]': { borderColor: vars.danger.text },
  },
});

export const picture = patternStyle({ flex: 'none', width: '100px', height: touch.min });

export const error = patternStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${space.xs})`,
  zIndex: zIndex.popover,
  maxWidth: '100%',
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: vars.radius.sm,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.high,
  color: vars.danger.text,
  fontSize: vars.size.sm,
});
