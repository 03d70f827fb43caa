import {
  componentVars,
  inRow,
  inRows,
  patternStyle,
  space,
  touch,
  typography,
  vars,
  widths,
} from '../../foundations/styles.ts';

export const place = patternStyle({
  maxWidth: `calc(100vw - 2 * ${componentVars.page.gutter})`,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.gold.base}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
});
export const card = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space.sm} ${space.md}`,
  alignItems: 'center',
  width: `min(340px, 100vw - 2 * ${componentVars.page.gutter})`,
  padding: space.md,
});
export const picture = patternStyle({ width: '56px', height: '64px' });
export const paper = patternStyle({ fill: vars.danger.base });
export const flap = patternStyle({ fill: vars.danger.strong });
export const seal = patternStyle({ fill: vars.gold.base });
export const symbol = patternStyle({ fill: vars.gold.on });
export const title = patternStyle({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const hint = patternStyle({ color: vars.text.muted, fontSize: vars.size.sm, lineHeight: vars.leading.snug });
export const corner = patternStyle({ alignSelf: 'start' });
export const foot = patternStyle({
  gridColumn: '1 / -1',
  ...inRows(space.sm),
  justifyContent: 'space-between',
});
export const time = patternStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  color: vars.gold.text,
});
export const small = patternStyle({
  position: 'relative',
  ...inRow(space.sm),
  minHeight: touch.min,
  padding: `${space.xs} ${space.md} ${space.xs} ${space.sm}`,
  borderRadius: vars.radius.lg,
});
/** On phones the picture and the time are visible only. */
export const word = patternStyle({
  '@media': {
    [`(max-width: ${widths.phoneLarge - 0.02}px)`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const smallPicture = patternStyle({ width: '28px', height: '32px' });
export const won = patternStyle({ display: 'grid', justifyItems: 'center', gap: space.md, textAlign: 'center' });
export const amount = patternStyle({
  ...typography({ size: 'h1', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  color: vars.gold.text,
  overflowWrap: 'anywhere',
});
