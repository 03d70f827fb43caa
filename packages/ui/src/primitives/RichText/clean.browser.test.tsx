import { expect, test } from 'vitest';
import { cleanNatively, hasSanitizer } from './native.ts';
import { cleanByLibrary } from './purify.ts';
import { sanitise } from './sanitise.ts';

/** The sanitised text, by the browser and by the library. */
const both = (html: string): string[] =>
  [cleanNatively, cleanByLibrary].map((clean) => {
    const place = document.createElement('div');
    place.append(sanitise(clean, html, ['img.test']));
    return place.innerHTML;
  });

test('[HOME-31x] this browser has a sanitiser of its own, so that the tests of texts prove it', () => {
  expect(hasSanitizer()).toBe(true);
});

const texts: readonly (readonly [html: string, clean: string])[] = [
  ['Words', 'Words'],
  ['<p>Play <b>well</b> &amp; long</p>', '<p>Play <b>well</b> &amp; long</p>'],
  ['<h1>Rules</h1>', '<h2>Rules</h2>'],
  ['<p style="text-align:center;color:red">a</p>', '<p data-align="center">a</p>'],
  ['<p align="right" id="x" class="y" name="z" onclick="a()">a</p>', '<p data-align="end">a</p>'],
  ['<center><font color="red">a <i>b</i></font></center>', 'a <i>b</i>'],
  ['<section><article><p>a</p></article></section>', '<p>a</p>'],
  ['<my-box>a<p>b</p></my-box>', 'a<p>b</p>'],
  ['<form action="/x"><input value="1"><button>a</button></form>', 'a'],
  ['<p>a<script>b()</script><style>i{}</style>c</p>', '<p>ac</p>'],
  ['<iframe src="/x">a</iframe><noscript>b</noscript>c', 'c'],
  ['<svg><text>a</text></svg><math><mi>b</mi></math>c', 'c'],
  ['<template><p>a</p></template>b', 'b'],
  ['<object>a<b>b</b></object><img><img src=""><p src="/x">c</p>', '<p>c</p>'],
  ['<!-- a -->b', 'b'],
  ['<a href="javascript:a()">a</a>', '<a>a</a>'],
  ['<a href="faq/deposit" target="_self">a</a>', '<a href="/faq/deposit">a</a>'],
  [
    '<a href="https://x.test/">a</a>',
    '<a href="https://x.test/" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  ['<img src="https://spy.test/a.png">a', 'a'],
  ['<img src="data:text/html,a">b', 'b'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<p data-x="1" aria-label="y" title="z" dir="rtl" lang="ar">a</p>', '<p title="z" dir="rtl" lang="ar">a</p>'],
  [
    '<table><tr><td colspan="2" onload="a()">a</td></tr></table>',
    '<div data-table="" tabindex="0"><table><tbody><tr><td colspan="2">a</td></tr></tbody></table></div>',
  ],
  ['<embed src="/y"><base href="/z">b', 'b'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=a()></style></mglyph></table></mtext></math>b', 'b'],
];

test.each(texts)('[HOME-31x] %s becomes the same by the browser and by the library', (html, clean) => {
  expect(both(html)).toEqual([clean, clean]);
});
