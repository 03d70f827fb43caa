import { hairline, inRow, media, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const list = patternStyle({ gap: space.sm });

export const chip = patternStyle({
  ...inRow(space.xs),
  flex: 'none',
  minHeight: '40px',
  paddingInline: `${space.sm} ${space.lg}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  whiteSpace: 'nowrap',
  scrollSnapAlign: 'center',
  selectors: {
    '&[data-chosen]': { background: vars.gold.soft, color: vars.gold.onSoft, boxShadow: hairline(vars.gold.base) },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-chosen])': { background: vars.surface.tileHover, color: vars.text.primary } },
    },
  },
});

export const icon = patternStyle({ width: '24px', height: '24px', objectFit: 'contain' });
