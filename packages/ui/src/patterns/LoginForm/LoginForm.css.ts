import { patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';

export const forgot = patternStyle({
  justifySelf: 'center',
  minHeight: touch.dense,
  paddingInline: space.xxs,
  borderRadius: vars.radius.sm,
  color: vars.accent.text,
  ...typography({ size: 'sm', leading: 'snug' }),
  textAlign: 'center',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const others = patternStyle({ display: 'grid', gap: space.md });
export const divider = patternStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.md,
  ...typography({ color: 'muted', size: 'sm' }),
  selectors: {
    '&::before, &::after': { content: '""', height: '1px', background: vars.border.subtle },
  },
});
export const providers = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: space.sm,
});
