import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { clamped, componentVars, layers, media, space, typography, vars } from '../../foundations/styles.ts';
import { badges, caption, name } from '../../patterns/GameTile/GameTile.css.ts';
import * as sheet from '../../primitives/Sheet/Sheet.css.ts';
import { tight } from '../_h5/parts/page.css.ts';

const root = '[data-template="h5-3"]';
const rule = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.template]: style } });

rule(root, {
  vars: {
    [componentVars.tile.columns]: '2',
    [componentVars.tile.gap]: space.md,
    // The dock, and the gap below it.
    [componentVars.tabBar.height]: '76px',
    [vars.radius.tile]: '24px',
  },
  '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4' } } },
});

// Two in a row have room for names in large type, also where the base expects three.
const tile = (part: string, style: GlobalStyleRule): void => {
  rule(`${root} .${part}`, style);
  rule(`${root} .${tight} .${part}`, style);
};
tile(name, {
  ...clamped(2),
  // The caption keeps the height of two lines.
  minHeight: 0,
  whiteSpace: 'normal',
  overflowWrap: 'normal',
  ...typography({ size: 'md', weight: 'bold', leading: 'tight' }),
  textAlign: 'start',
});
tile(caption, {
  alignContent: 'center',
  padding: `${space.sm} ${space.lg} ${space.md}`,
  minHeight: `calc(2 * ${vars.size.md} * ${vars.leading.tight} + ${space.sm} + ${space.md})`,
});
// Clear of the large corner.
tile(badges, { padding: `${space.md} 0 0 ${space.md}` });

// Sheets float like the dock.
rule(`${root} .${sheet.edges.bottom}:not(.${sheet.large})`, {
  insetInline: space.sm,
  bottom: `calc(${space.sm} + env(safe-area-inset-bottom))`,
  paddingBottom: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: '28px',
});
