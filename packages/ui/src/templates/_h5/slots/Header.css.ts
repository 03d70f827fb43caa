import {
  clamped,
  componentVars,
  inRow,
  space,
  templateStyle,
  topBar,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';

export const root = templateStyle({
  ...topBar,
  paddingBlockStart: 'env(safe-area-inset-top)',
  // Its open menu is above floating elements.
  selectors: { '&[data-menu]': { zIndex: zIndex.popover } },
});

export const bar = templateStyle({
  ...inRow(space.sm),
  height: componentVars.header.height,
});

/** Hidden first when the bar is narrow; its name stays for assistive technology. */
export const brand = templateStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: touch.min,
  minHeight: touch.min,
  marginInlineEnd: 'auto',
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
  ...clamped(2),
  ...typography({ font: 'heading', size: 'md', weight: 'heavy' }),
  textOverflow: 'ellipsis',
  overflowWrap: 'normal',
  lineHeight: vars.leading.tight,
  color: vars.text.headerActive,
});

/** Inner pages: back button and title. */
export const back = templateStyle({ marginInlineStart: `calc(${space.md} * -1)` });
export const pageTitle = templateStyle({
  flex: '1 1 0',
  minWidth: 0,
  ...clamped(2),
  textOverflow: 'ellipsis',
  overflowWrap: 'normal',
  ...typography({ size: 'lg', weight: 'bold', leading: 'tight' }),
});
