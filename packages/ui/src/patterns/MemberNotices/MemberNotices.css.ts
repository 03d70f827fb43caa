import { componentVars, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  background: vars.surface.sunken,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.primary,
});
export const list = patternStyle({
  ...stacked(space.none),
  maxWidth: componentVars.page.width,
  margin: '0 auto',
  padding: `${space.none} ${componentVars.page.gutter}`,
});
export const notice = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.md,
  paddingBlock: space.md,
  listStyle: 'none',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const words = patternStyle({
  ...stacked(space.xs),
  maxWidth: '68ch',
  paddingInlineStart: space.md,
  borderInlineStart: `4px solid ${vars.info.base}`,
  ...typography({ size: 'sm', leading: 'body', color: 'muted' }),
});
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'md', weight: 'bold', leading: 'snug' }),
  color: vars.text.primary,
});
export const note = patternStyle({
  maxWidth: componentVars.page.width,
  marginInline: 'auto',
  padding: `${space.none} ${componentVars.page.gutter} ${space.md}`,
  ...typography({ size: 'sm', leading: 'body', color: 'muted' }),
});
/** A target of full height that does not part the lines around it. */
export const link = patternStyle({
  display: 'inline-block',
  paddingBlock: space.md,
  marginBlock: `calc(${space.md} * -1)`,
  color: vars.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.xxs });
