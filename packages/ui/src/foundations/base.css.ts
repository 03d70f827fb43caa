import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentVars } from './component-vars.css.ts';
import { vars } from '../theme/vars.css.ts';
import { media } from './breakpoints.ts';
import './fonts.css.ts';
import { layers } from '../theme/layers.css.ts';
import { screenHeight, screenUnit } from './viewport.ts';

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base(':root', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.border.control} transparent`,
  tabSize: 2,
  // Focused elements are scrolled clear of the bar of floats.
  scrollPaddingBottom: componentVars.float.room,
  vars: { [screenUnit]: '1vh' },
  '@supports': { '(height: 1dvh)': { vars: { [screenUnit]: '1dvh' } } },
});
// Painted once: another background over the whole page halves the frame rate of a long list.
base('[data-theme], :root:not([data-theme]) > body', { background: vars.surface.canvas });
base('body, [data-theme]', {
  color: vars.text.primary,
  fontFamily: vars.font.body,
});
base('body', {
  minHeight: screenHeight(100),
  fontSize: vars.size.md,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  // Boxes are never narrower than their longest word, so words break only if they exceed a line.
  overflowWrap: 'break-word',
});
// Korean has spaces between words, so lines break there.
base('body:lang(ko)', { wordBreak: 'keep-all' });
base('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
// No negative letter spacing for Chinese, Japanese and Korean, nor for scripts that join letters.
base(':is(h1, h2, h3, h4):lang(zh), :is(h1, h2, h3, h4):lang(ja), :is(h1, h2, h3, h4):lang(ko)', {
  letterSpacing: '0',
});
base(':is(h1, h2, h3, h4):is(:lang(th), :lang(my), :lang(hi), :lang(bn), :lang(ta))', { letterSpacing: '0' });
base('h1', { fontSize: vars.size.h1 });
base('h2', { fontSize: vars.size.h2 });
base('h3', { fontSize: vars.size.h3 });

// Diacritics above and below the letters need line height: two more steps for Burmese, one for the other tall scripts.
base('[data-theme]:is(:lang(th), :lang(vi), :lang(hi), :lang(bn), :lang(ta))', {
  vars: { [vars.leading.tight]: '1.4', [vars.leading.snug]: '1.55', [vars.leading.body]: '1.75' },
});
base('[data-theme]:lang(my)', {
  vars: { [vars.leading.tight]: '1.6', [vars.leading.snug]: '1.75', [vars.leading.body]: '1.95' },
});

base(':focus-visible', {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.gap}`,
});
// Forced colours leave no backgrounds that mark what is chosen.
base(
  ':is([aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]))',
  {
    '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
);
base('::selection', { background: vars.accent.base, color: vars.accent.on });
base('::placeholder', { color: vars.text.faint, opacity: 1 });
base('mark', { background: vars.accent.soft, color: vars.accent.onSoft });

// A picture that failed (`markFailedPictures`): an empty one keeps its size and shape, without the browser's sign.
base('img[data-failed]', {
  content: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`,
  background: vars.skeleton.base,
});
