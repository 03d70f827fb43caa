import { globalStyle, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, space, typography, vars } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const text = primitive({
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.body,
});

/** By font size. */
export const root = styleVariants({
  compact: [text, layered({ fontSize: vars.size.sm })],
  page: [text, layered({ fontSize: vars.size.md })],
});

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.primitives]: rule } });
}

inside(':where(p, ul, ol, dl, blockquote, pre, figure, [data-table], h2, h3, h4, h5, h6)', { marginBlock: space.md });
inside(':where(h2, h3, h4, h5, h6)', {
  marginBlockStart: space.xl,
  ...typography({ weight: 'bold', leading: 'snug' }),
  color: vars.text.primary,
  textWrap: 'balance',
});
inside('h2', { fontSize: vars.size.lg });
inside('h3', { fontSize: vars.size.md });
inside('> :first-child', { marginBlockStart: space.none });
inside('> :last-child', { marginBlockEnd: space.none });
inside(':where(ul, ol)', { paddingInlineStart: '1.4em' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: space.xs });
inside('li::marker', { color: vars.gold.text });
inside('a', {
  color: vars.second.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.sm,
});
inside('a:hover', { textDecorationThickness: '2px' });
inside('img', { maxWidth: '100%', height: 'auto', borderRadius: vars.radius.md, verticalAlign: 'middle' });
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.border.subtle}`, marginBlock: space.xl });
inside('blockquote', {
  paddingInlineStart: space.lg,
  borderInlineStart: `3px solid ${vars.gold.base}`,
  color: vars.text.muted,
});
inside(':where(pre, code)', { fontFamily: 'ui-monospace, monospace', background: vars.surface.sunken });
inside('pre', { padding: space.md, borderRadius: vars.radius.md, whiteSpace: 'pre-wrap' });
inside(':where(b, strong, th, dt)', { fontWeight: vars.weight.bold });
inside(':where(i, em)', { fontStyle: 'italic' });
inside('mark', { background: vars.gold.soft, color: vars.gold.onSoft });
inside('[data-table]', { overflowX: 'auto', overflowWrap: 'normal' });
inside('table', { minWidth: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
inside(':where(th, td)', {
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: vars.surface.sunken });
for (const align of ['center', 'end', 'justify'] as const) inside(`[data-align="${align}"]`, { textAlign: align });
