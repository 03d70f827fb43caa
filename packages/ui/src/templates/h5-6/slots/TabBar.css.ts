import { partStyle, templateStyle, vars } from '../../../foundations/styles.ts';
import { badge, icon, label, tab } from '../../_h5/slots/TabBar.css.ts';

/** Icons only; their names are for assistive technology. */
export const iconsOnly = templateStyle({});

partStyle(iconsOnly, `.${tab}`, { gridTemplateRows: 'auto', position: 'relative' });
partStyle(iconsOnly, `.${icon}::before`, { width: '28px', height: '28px' });
partStyle(iconsOnly, `.${label}`, {
  position: 'absolute',
  display: 'block',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
// The current page is also marked by shape: a light at the upper edge of the bar.
partStyle(iconsOnly, `.${tab}[aria-current]::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 14px)',
  width: '28px',
  height: '3px',
  borderRadius: `0 0 ${vars.radius.sm} ${vars.radius.sm}`,
  background: vars.gradient.gold,
});
partStyle(iconsOnly, `.${badge}`, { insetBlockStart: '6px' });
