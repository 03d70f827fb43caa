import {
  centred,
  clamped,
  componentVars,
  space,
  templateStyle,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { drawings, lines, sheet } from '../../../patterns/glyph-drawings.ts';
import { glyph, inSheet } from '../../../patterns/glyphs.ts';
import type { TabItem } from '../../../slots/contract.ts';

const bubble =
  '<path d="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5.500a1.500 1.500 0 0 1-1.500-1.500zM20 13h-3v5h1.500a1.500 1.500 0 0 0 1.500-1.500zM18 18c0 2-2 3-4.500 3"/>';
const door = '<path d="M10 4h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7M4 12h10M10.500 8l4 4-4 4"/>';
const paths: Readonly<Record<Exclude<TabItem['name'], 'favourites'>, string>> = {
  home: '<path d="M4 11l8-7 8 7v8a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19z"/><path d="M9.500 20.500v-6h5v6"/>',
  halls:
    '<rect x="4" y="4" width="7" height="7" rx="2"/><rect x="13" y="4" width="7" height="7" rx="2"/><rect x="4" y="13" width="7" height="7" rx="2"/><rect x="13" y="13" width="7" height="7" rx="2"/>',
  wallet:
    '<path d="M4 7.500A2.500 2.500 0 0 1 6.500 5H17v3M4 7.500V17a3 3 0 0 0 3 3h11a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H5M16 14h.1"/>',
  service: bubble,
  account: '<circle cx="12" cy="8" r="4"/><path d="M4.500 20.500a7.500 7.500 0 0 1 15 0z"/>',
  login: door,
};

/** Drawings of all entries, normal and current, in one image: for twelve images, a browser would create twelve documents. */
const icons = [
  { name: 'favourites', plain: drawings.heart, current: drawings.heartFull },
  ...Object.entries(paths).map(([name, path]) => ({ name, plain: lines(path), current: lines(path, 0.32) })),
];
const count = 2 * icons.length;

export const root = templateStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.tabBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  background: vars.surface.header,
  color: vars.text.headerMuted,
  boxShadow: `0 -1px 0 ${vars.border.subtle}, ${vars.shadow.mid}`,
});

export const list = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: componentVars.tabBar.height,
  // Long words need the space more than padding.
  selectors: { '&&': { paddingInline: space.xs } },
});

export const item = templateStyle({ position: 'relative' });

export const tab = templateStyle({
  display: 'grid',
  gridTemplateRows: '28px auto',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.hair,
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.md,
  // Words fit unbroken on the narrowest phones.
  fontSize: `clamp(10px, 3.34vw, ${vars.size.xs})`,
  ...typography({ weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  selectors: {
    // Tamil has the longest words.
    ':lang(ta) &': { fontSize: `clamp(10px, 3.1vw, ${vars.size.xs})` },
    '&[aria-current]': { color: vars.text.headerActive, fontWeight: vars.weight.bold },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** The icon of an entry, filled while its page is current. */
export const icon = templateStyle({
  ...centred,
  selectors: {
    '&::before': {
      ...glyph('heart', '26px'),
      maskImage: sheet(icons.flatMap(({ plain, current }) => [plain, current])),
      ...inSheet(count, 0),
    },
    ...Object.fromEntries(
      icons.flatMap(({ name }, index) => [
        [`&[data-glyph="${name}"]::before`, inSheet(count, 2 * index)],
        [`[aria-current] > &[data-glyph="${name}"]::before`, inSheet(count, 2 * index + 1)],
      ]),
    ),
  },
});

/** Two lines at most, and no broken word: the bar keeps its height. */
export const label = templateStyle({
  ...clamped(2),
  textOverflow: 'ellipsis',
  overflowWrap: 'normal',
  maxWidth: '100%',
});
export const badge = templateStyle({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineStart: `calc(50% + ${space.xs})`,
});
