import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset', { margin: 0 });
reset('ul, ol, fieldset, legend', { padding: 0 });
reset('fieldset, iframe', { border: 0 });
reset('ul[role="list"], ol[role="list"], nav ul, menu', { listStyle: 'none', padding: 0, margin: 0 });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
reset('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
reset('button:disabled, [aria-disabled="true"]', { cursor: 'not-allowed' });
reset('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none' });
