import { componentVars, space, touch } from '@housefront/ui/foundations';
import { vars } from '@housefront/ui/theme';
import { own } from '../own.ts';

export const page = own({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: componentVars.page.sectionGap,
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
  paddingBlock: space.md,
});
export const halls = own({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const hall = own({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  paddingInline: space.md,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  color: vars.text.primary,
  textDecoration: 'none',
});
export const banners = own({ minWidth: 0 });
export const shelf = own({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const title = own({ fontSize: vars.size.h2 });
export const jackpot = own({ minHeight: '88px', alignContent: 'center' });
export const welcome = own({ display: 'grid', gap: space.md, padding: space.lg, borderRadius: vars.radius.lg });
