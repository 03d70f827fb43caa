import { componentVars, patternStyle, space, touch, typography } from '../../foundations/styles.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const root = patternStyle({
  ...row,
  justifyContent: 'space-between',
  gap: space.md,
  ...typography({ color: 'muted', size: 'sm' }),
});
export const steps = patternStyle({ ...row, gap: space.md });
export const step = patternStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } } });
export const page = patternStyle({ fontVariantNumeric: 'tabular-nums' });
export const size = patternStyle({ ...row, gap: space.sm, marginInlineStart: 'auto' });
/** No higher than the buttons beside it. */
export const choice = patternStyle({
  width: '104px',
  // Removes the line that a field reserves for its error: this one has none.
  marginBlockEnd: `calc(${space.xs} * -1)`,
  vars: { [componentVars.control.heightLarge]: touch.min },
});
