import { inRow, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const apps = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: space.xl,
});
export const app = templateStyle(inRow(space.xl));
export const words = templateStyle({ display: 'grid', gap: space.sm, justifyItems: 'start', minWidth: 0 });
export const name = templateStyle(typography({ size: 'lg', weight: 'bold', leading: 'snug' }));
export const hint = templateStyle({ color: vars.text.muted, fontSize: vars.size.sm });
export const code = templateStyle({ flex: 'none', width: '148px', height: '148px', borderRadius: vars.radius.md });
export const steps = templateStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space.xl,
});
export const heading = templateStyle({
  marginBlockEnd: space.lg,
  ...typography({ font: 'heading', size: 'h3', weight: 'bold', leading: 'snug' }),
});
