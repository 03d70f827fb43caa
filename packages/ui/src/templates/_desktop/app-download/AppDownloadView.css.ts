import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const apps = desktopStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: space.xl,
});
export const app = desktopStyle({ display: 'flex', alignItems: 'center', gap: space.xl });
export const words = desktopStyle({ display: 'grid', gap: space.sm, justifyItems: 'start', minWidth: 0 });
export const name = desktopStyle({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
export const hint = desktopStyle({ color: vars.text.muted, fontSize: vars.size.sm });
export const code = desktopStyle({ flex: 'none', width: '148px', height: '148px', borderRadius: vars.radius.md });
export const steps = desktopStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space.xl,
});
export const heading = desktopStyle({
  marginBlockEnd: space.lg,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
