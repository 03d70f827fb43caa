import {
  componentVars,
  inRow,
  space,
  templateStyle,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';

/** Scrolls away with the card, while the bottom bar stays. */
export const root = templateStyle({
  position: 'relative',
  paddingBlockStart: 'env(safe-area-inset-top)',
  // A band that the card half covers.
  background: `linear-gradient(${vars.surface.header} calc(2 * ${componentVars.header.height}), transparent 0)`,
  color: vars.text.header,
  selectors: { '&[data-menu]': { zIndex: zIndex.popover } },
});
export const bar = templateStyle({
  ...inRow(space.sm),
  justifyContent: 'space-between',
  height: componentVars.header.height,
});
export const brand = templateStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: touch.min,
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
});
export const logo = templateStyle({
  width: 'auto',
  height: '32px',
  minWidth: 0,
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const brandName = templateStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'heavy', leading: 'tight' }),
  color: vars.text.headerActive,
});
