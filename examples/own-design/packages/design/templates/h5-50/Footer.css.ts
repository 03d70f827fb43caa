import { componentVars, space, touch } from '@housefront/ui/foundations';
import { vars } from '@housefront/ui/theme';
import { own } from './own.ts';

export const root = own({
  display: 'grid',
  gap: space.md,
  padding: `${space.lg} ${componentVars.page.gutter}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
});
export const links = own({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.lg}`, padding: 0, listStyle: 'none' });
export const link = own({ display: 'inline-flex', alignItems: 'center', minHeight: touch.min, color: 'inherit' });
