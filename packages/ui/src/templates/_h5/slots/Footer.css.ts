import { space, touch } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const root = h5Style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 420px',
  background: vars.surface.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.size.sm,
});
export const inside = h5Style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlock: space.xl,
});
export const marksLine = h5Style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  alignItems: 'center',
  gap: `${space.md} ${space.lg}`,
});
export const mark = h5Style({ width: '100%', height: '28px', objectFit: 'contain' });
export const links = h5Style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space.lg}`,
});
export const link = h5Style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.text.primary } },
});
export const last = h5Style({ display: 'grid', gap: space.xxs, textAlign: 'center', color: vars.text.faint });

export const highlights = h5Style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
});
export const sponsors = h5Style({ minHeight: '44px' });
