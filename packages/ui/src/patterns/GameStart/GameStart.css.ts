import { patternStyle, space, stacked, touch, typography, vars } from '../../foundations/styles.ts';

export const inside = patternStyle(stacked(space.md));
export const note = patternStyle(typography({ color: 'muted', size: 'sm', leading: 'body' }));
export const rules = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: touch.min,
  color: vars.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
