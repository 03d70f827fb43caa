import { expect, test } from 'vitest';
import { renderHtml } from './renderHtml.ts';

test('[HOME-31x] a server writes what browsers would show', () => {
  const html = `<h1>A</h1><p style="color:red;text-align:center" class="x" id="y">B <a href="faq/x">c</a>
    <a href="https://example.com">d</a></p><table><tr><td align="right" colspan="2">1</td></tr></table>`;
  expect(renderHtml(html, [])).toBe(`<h2>A</h2><p data-align="center">B <a href="/faq/x">c</a>
    <a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">d</a></p><div data-table="" tabindex="0"><table><tbody><tr><td colspan="2" data-align="end">1</td></tr></tbody></table></div>`);
});

test.each([
  [
    '<img src=x onerror=alert(1)>',
    '<img src="/x" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  ],
  ['<img src="https://spy.test/a.png">', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<script>alert(1)</script>x', 'x'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>y', 'y'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>y', 'y'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>y', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>y', 'y'],
  [
    '<!--><img src=x onerror=alert(1)>-->',
    '<img src="/x" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">-->',
  ],
  ['<p onclick=alert(1) style="background:url(//spy.test)">x', '<p>x</p>'],
])('[HOME-31x] of %s a server writes %s', (html, written) => {
  expect(renderHtml(html, ['img.test'])).toBe(written);
});
