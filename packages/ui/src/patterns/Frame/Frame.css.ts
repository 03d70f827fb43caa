import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars, layers, patternStyle, space, typography, vars, zIndex } from '../../foundations/styles.ts';

/** Styles common to the frames of all templates. */

/** The site's text above the footer; takes no space when empty. */
export const seo = patternStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
  ...typography({ color: 'muted', size: 'sm' }),
});
const within = (part: string, rule: GlobalStyleRule): void =>
  globalStyle(`${seo} ${part}`, { '@layer': { [layers.patterns]: rule } });

within('> :not(:empty)', { display: 'flow-root', marginBlock: space.xl });
within(':where(h2, h3)', {
  marginBlockEnd: space.xs,
  fontSize: vars.size.md,
  color: vars.text.primary,
  fontWeight: vars.weight.bold,
});
within(':where(p, ul, ol)', { marginBlockEnd: space.sm });
within('a', { color: vars.second.text, textDecoration: 'underline' });

/** Skip link; visible while focused. */
export const skip = patternStyle({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: zIndex.floating,
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:not(:focus)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      padding: 0,
      overflow: 'hidden',
    },
  },
});
