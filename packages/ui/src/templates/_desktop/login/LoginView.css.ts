import { space, touch } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const form = desktopStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const failed = desktopStyle({ padding: `${space.sm} ${space.md}`, borderRadius: vars.radius.md, background: vars.danger.soft, color: vars.danger.onSoft, fontSize: vars.size.sm, lineHeight: vars.leading.snug });
export const actions = desktopStyle({ display: 'grid', gap: space.sm, marginBlockStart: space.sm });

/** The captcha picture: a button of the field's height that brings a new one. */
export const picture = desktopStyle({ position: 'relative', display: 'grid', placeItems: 'center', width: '112px', height: touch.min, overflow: 'hidden', borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`, color: vars.accent.text, fontSize: vars.size.xs, fontWeight: vars.weight.medium, lineHeight: vars.leading.tight, textAlign: 'center', selectors: { '&:focus-visible': { outlineOffset: '-3px' } } });
export const image = desktopStyle({ width: '100%', height: '100%', objectFit: 'fill' });
