import { space } from '../foundations/space.ts';
import { vars } from '../theme/vars.css.ts';
import { patternStyle } from './patternStyle.ts';

/** What the forms of sign-in, security question and password reset have in common. */
export const form = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const failed = patternStyle({
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.danger.soft,
  color: vars.danger.onSoft,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.snug,
});
export const actions = patternStyle({ display: 'grid', gap: space.sm, marginBlockStart: space.sm });
