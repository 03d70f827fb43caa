import { stacked, typography } from '../../foundations/rules.ts';
import { space, touch } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const inside = patternStyle({ ...stacked(space.md) });
export const note = patternStyle({ ...typography({ color: 'muted', size: 'sm', leading: 'body' }) });
export const rules = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: touch.min,
  color: vars.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
