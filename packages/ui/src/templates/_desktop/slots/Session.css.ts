import {
  centred,
  hairline,
  inRow,
  media,
  oneLine,
  space,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';

export const strip = templateStyle({ ...inRow(space.sm), minWidth: 0 });

/** In a browser with a login as wide as that of a member usually is, so that what stands beside it keeps its place. */
export const guest = templateStyle({ selectors: { '[data-login] &': { width: '410px' } } });

/** Shown if the sign-in form does not fit. */
export const instead = templateStyle({ '@media': { [media.wide]: { display: 'none' } } });

export const account = templateStyle({
  ...inRow(space.sm),
  minWidth: '36px',
  maxWidth: '220px',
  paddingInlineEnd: space.xs,
});
export const name = templateStyle({
  ...oneLine,
  ...typography({ size: 'sm', weight: 'medium' }),
});

export const balance = templateStyle({
  display: 'flex',
  alignItems: 'center',
  height: touch.min,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  boxShadow: hairline(),
  color: vars.text.primary,
});
export const amount = templateStyle({
  minWidth: '7ch',
  ...typography({ size: 'md', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.gold.text,
});
export const round = templateStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-busy="true"]': { opacity: 0.5 },
  },
});
