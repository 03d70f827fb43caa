import {
  centred,
  componentVars,
  patternStyle,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';

/** Height of the template's bottom bar, which covers the end of the page. */
const tabs = `${componentVars.tabBar.height} + env(safe-area-inset-bottom)`;

/** The frame of a template, which may be in an element without a box. */
const after = (mark: string): string => `:is([${mark}], :has(> [${mark}]))`;

export const root = patternStyle({
  background: vars.surface.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ...typography({ color: 'muted', size: 'sm', leading: 'body' }),
  selectors: {
    // In the place of the room that the frame leaves at its end, so that nothing separates it from the footer.
    [`${after('data-header')} + &`]: { marginBlockStart: 'calc(-1 * env(safe-area-inset-bottom))' },
    [`${after('data-tabs')} + &`]: { marginBlockStart: `calc(-1 * (${tabs}))` },
  },
});
export const inside = patternStyle({
  ...stacked(space.sm),
  maxWidth: componentVars.page.width,
  marginInline: 'auto',
  padding: `${space.lg} ${componentVars.page.gutter}`,
  paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
  selectors: { [`${after('data-tabs')} + ${root} &`]: { paddingBlockEnd: `calc(${space.lg} + ${tabs})` } },
});
export const head = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
});
export const age = patternStyle({
  ...centred,
  width: '40px',
  height: '40px',
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
  ...typography({ color: 'primary', size: 'sm', weight: 'bold', leading: 'tight' }),
});
export const links = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
});
export const link = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  color: vars.text.primary,
});

/** Official marks at the end of the notice. */
export const marks = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });
