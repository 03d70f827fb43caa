import { patternStyle, space, stacked, touch, typography, vars } from '../foundations/styles.ts';

/** Layout of the forms of sign-in, security question and password reset. */
export const form = patternStyle(stacked(space.md));
export const failed = patternStyle({
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.danger.soft,
  color: vars.danger.onSoft,
  ...typography({ size: 'sm', leading: 'snug' }),
});
export const actions = patternStyle({ display: 'grid', gap: space.sm, marginBlockStart: space.sm });

/** A quiet button that looks like a link, of touch size. */
export const link = patternStyle({
  minHeight: touch.dense,
  paddingInline: space.xxs,
  borderRadius: vars.radius.sm,
  color: vars.accent.text,
  fontSize: 'inherit',
  ...typography({ weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
/** A centred sentence with such a link. */
export const sentence = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: space.xxs,
  ...typography({ color: 'muted', size: 'md' }),
  textAlign: 'center',
});
