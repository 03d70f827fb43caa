import { createVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import {
  centred,
  componentVars,
  inRow,
  layers,
  patternStyle,
  screenUnit,
  space,
  templateStyle,
  zIndex,
} from '../../foundations/styles.ts';

/** Height of the strip, of which bars below it keep clear. */
const room = createVar('marks-room');
/** Height of the template's header without the strip. */
const header = createVar('marks-header');
const height = `calc(${componentVars.control.height} + env(safe-area-inset-top))`;

/** Official marks keep their colours: no theme, dark mode or forced palette reaches them. */
const untouched = { colorScheme: 'only light', forcedColorAdjust: 'none', filter: 'none' } as const;

export const strip = patternStyle({
  ...untouched,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.marks,
  ...inRow(space.md),
  justifyContent: 'center',
  height,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: space.md,
  overflow: 'hidden',
  background: '#fff',
  color: '#000',
  boxShadow: '0 1px 0 rgb(0 0 0 / 0.16)',
});
export const link = patternStyle({
  ...untouched,
  ...centred,
  minWidth: 0,
  height: componentVars.control.height,
  selectors: { '&:focus-visible': { outline: '2px solid #000', outlineOffset: '-3px', boxShadow: 'none' } },
});
export const mark = patternStyle({
  ...untouched,
  display: 'block',
  width: 'auto',
  height: '24px',
  maxWidth: '100%',
  objectFit: 'contain',
});
/** A mark outside of the strip, on the same ground. */
export const alone = patternStyle({
  padding: `0 ${space.sm}`,
  borderRadius: space.xs,
  background: '#fff',
  color: '#000',
});

/** The page below the strip. What templates fasten to the upper edge is fastened below the strip instead. */
export const page = templateStyle({
  vars: {
    [room]: height,
    [header]: componentVars.header.height,
    [screenUnit]: `calc((100vh - ${room}) / 100)`,
  },
  '@supports': { '(height: 1dvh)': { vars: { [screenUnit]: `calc((100dvh - ${room}) / 100)` } } },
});

const within = (part: string, rule: GlobalStyleRule): void =>
  globalStyle(`${page}${part}`, { '@layer': { [layers.template]: rule } });
/** Bars of the page itself are below the header. */
const belowHeader: GlobalStyleRule = {
  vars: { [componentVars.header.height]: `calc(${header} + ${room})` },
};

// The frame of templates: skip link, rail, header and page.
within(' [data-header] > a', { insetBlockStart: `calc(${room} + ${space.sm})` });
// With a percentage, which only sticky bars have a height for: a header that scrolls away stays where it is.
within(' [data-header] > header', { insetBlockStart: `calc(${room} + 0%)` });
within(' [data-header] > header [role="group"]', belowHeader);
within(' [data-header] > main', belowHeader);
const onDesktop = (part: string, rule: GlobalStyleRule): void =>
  globalStyle(`[data-mode="desktop"] ${page} ${part}`, { '@layer': { [layers.template]: rule } });
// On phones, this is the bottom bar.
onDesktop('[data-header] > nav', { insetBlockStart: room });
onDesktop('[data-header] > main > div > nav', { insetBlockStart: `calc(${room} + 96px)` });
// Windows without a frame: the skip link of some, their bar, and the menu below it.
within('[data-layout="plain"] > main > div > a', { insetBlockStart: `calc(${room} + ${space.sm})` });
within('[data-layout="plain"] > main > div > :is(:first-child:not(a), a + *)', {
  insetBlockStart: `calc(${room} + 0%)`,
});
within('[data-layout="plain"] > main > div > div > nav', { insetBlockStart: `calc(${room} + 64px + 0%)` });
