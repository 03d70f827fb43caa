import { globalStyle } from '@vanilla-extract/css';
import { componentVars } from '../../../foundations/component-vars.css.ts';
import { layers } from '../../../foundations/layers.css.ts';
import { heights } from '../../../foundations/heights.ts';
import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.surface.canvas,
});
export const main = desktopStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });

/** The site's own words at the end of a page; takes no room without any. */
export const seo = desktopStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  margin: `${space.xl} auto`,
  color: vars.text.muted,
  fontSize: vars.size.sm,
  selectors: { '&:not(:has(h2))': { display: 'none' } },
});
globalStyle(`${seo} :where(h2, h3)`, {
  '@layer': {
    [layers.template]: {
      marginBlockEnd: space.xs,
      fontSize: vars.size.md,
      color: vars.text.primary,
      fontWeight: vars.weight.bold,
    },
  },
});
globalStyle(`${seo} :where(p, ul, ol)`, { '@layer': { [layers.template]: { marginBlockEnd: space.sm } } });
globalStyle(`${seo} a`, { '@layer': { [layers.template]: { color: vars.second.text, textDecoration: 'underline' } } });

export const skip = desktopStyle({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: heights.floating,
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});
