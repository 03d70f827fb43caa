import { media, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const value = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  maxWidth: '100%',
  selectors: { '&[data-kind="amount"], &[data-kind="number"]': { justifyContent: 'flex-end' } },
});
export const none = patternStyle({ color: vars.text.faint });

const toned = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  [`&[data-tone="${tone}"]`]: { color: vars[tone].text },
});
export const text = patternStyle({
  minWidth: 0,
  selectors: {
    '&[data-kind="amount"], &[data-kind="number"], &[data-kind="date"]': {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '&[data-kind="code"]': { fontVariantNumeric: 'tabular-nums', wordBreak: 'break-all' },
    ...toned('info'),
    ...toned('success'),
    ...toned('warning'),
    ...toned('danger'),
  },
});

const tinted = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  [`&[data-tone="${tone}"]`]: { background: vars[tone].soft, color: vars[tone].onSoft },
});
/** The dot has the colour of the text, so that badges of one line are aligned. */
export const badge = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  minHeight: touch.dense,
  padding: `${space.hair} ${space.md} ${space.hair} ${space.sm}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  ...typography({ color: 'muted', size: 'sm', weight: 'bold', leading: 'snug' }),
  '::before': {
    content: '""',
    flex: 'none',
    width: '7px',
    height: '7px',
    borderRadius: vars.radius.pill,
    background: 'currentColor',
  },
  selectors: { ...tinted('info'), ...tinted('success'), ...tinted('warning'), ...tinted('danger') },
});

/** Looks like a link to the records below; its touch area is larger than its text. */
export const open = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  minWidth: 0,
  minHeight: touch.dense,
  paddingInline: space.xxs,
  borderRadius: vars.radius.sm,
  color: vars.accent.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc((${touch.dense} - ${touch.min}) / 2) calc(${space.sm} * -1)`,
  },
  '@media': { [media.hover]: { '::before': { content: 'none' } } },
  selectors: { '&::after': glyph('next', '1em'), '&:hover': { textDecorationThickness: '2px' } },
});

export const copy = patternStyle({ color: vars.text.muted, fontSize: vars.size.md });
