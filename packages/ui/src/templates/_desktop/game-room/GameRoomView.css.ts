import {
  componentVars,
  hairline,
  raised,
  screenHeight,
  space,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';

export const root = templateStyle({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  paddingBlock: componentVars.page.sectionGap,
});
export const side = templateStyle({
  position: 'sticky',
  insetBlockStart: `calc(${componentVars.header.height} + ${space.xl})`,
  display: 'grid',
  gap: space.xxs,
  maxHeight: `calc(${screenHeight(100)} - ${componentVars.header.height} - ${space.xl} - max(${componentVars.float.room}, ${componentVars.question.room}))`,
  overflowY: 'auto',
  padding: space.sm,
  ...raised,
});
export const sideTitle = templateStyle({
  padding: `${space.sm} ${space.md}`,
  ...typography({ size: 'sm', weight: 'bold' }),
  color: vars.text.muted,
});
export const providers = templateStyle({ display: 'grid', gap: space.xxs });
export const provider = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: '52px',
  paddingInline: space.md,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.surface.tile,
      boxShadow: `inset 3px 0 0 ${vars.gold.base}, ${hairline()}`,
    },
  },
});
export const logo = templateStyle({
  width: '100%',
  maxWidth: '124px',
  height: '36px',
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const count = templateStyle({
  fontSize: vars.size.xs,
  color: vars.text.faint,
  fontVariantNumeric: 'tabular-nums',
});
/** The list is narrower, so it has one column less. */
export const list = templateStyle({
  vars: { [componentVars.tile.columns]: '5' },
  '@media': { '(max-width: 1279px)': { vars: { [componentVars.tile.columns]: '4' } } },
});
