import { RichText } from '@housefront/ui/primitives/RichText';
import { testRoot } from '@housefront/ui/testing';
import { expect, test, vi } from 'vitest';
import { renderHtml } from '../site/document/renderHtml.ts';
import { htmlAttacks } from './htmlAttacks.ts';

const texts = [
  '<h1>Rules</h1><p style="text-align:center;color:red">a <b>b</b> &amp; c</p>',
  '<table><tr><td align="right" colspan="2">1</td></tr></table>',
  '<a href="faq/x">a</a> <a href="https://a.test/x">b</a> <a href="mailto:a@b.test">c</a>',
  '<img src="/a.png" width="10" height="x"><img src="https://spy.test/a.png">',
  '<ul><li>a<li>b</ul><dl><dt>a<dd>b</dl><section><article>c</article></section>',
  '<img><img src=""><img alt="a"><p src="/x">a</p><p href="/faq" width="10" height="x">b</p>',
  ...'audio colgroup iframe math noembed noframes noscript object picture script style svg template textarea title video xmp plaintext'
    .split(' ')
    .map((name) => `<p>a</p><${name}><b>b</b>c</${name}>d`),
  // Parsers of older browsers remove elements inside of a list.
  '<select><option>a</option>b</select>c',
  '<p title="a" dir="rtl" lang="ar" id="b" class="c" data-x="d" aria-label="e">f</p><!-- g -->',
];

/** HTML as the browser parses it. */
const parsed = (html: string): Element => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

test('[HOME-31x] the server writes what the browser makes of a text, of each attack too', async () => {
  const { place, render } = testRoot();
  const all = [...texts, ...htmlAttacks];
  render(
    all.map((html) => (
      <section key={html}>
        <RichText html={html} />
      </section>
    )),
  );
  await vi.waitFor(() => expect(place.querySelector('h2')?.textContent).toBe('Rules'), 10_000);
  const differences = [...place.querySelectorAll(':scope > section > div')].flatMap((shown, index) => {
    const html = all[index] ?? '';
    const written = parsed(renderHtml(html, []));
    const made = parsed('');
    made.append(...shown.cloneNode(true).childNodes);
    made.normalize();
    return written.isEqualNode(made) ? [] : [{ html, written: written.innerHTML, made: made.innerHTML }];
  });
  expect(differences).toEqual([]);
});
