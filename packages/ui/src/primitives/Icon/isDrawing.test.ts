import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDrawing } from './isDrawing.ts';

test('[API-47x] every icon of the kit is a drawing', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  expect(Object.keys(icons).length).toBeGreaterThan(1500);
  expect(Object.entries(icons).filter(([, { body }]) => !isDrawing(body))).toEqual([]);
});

test.each([
  '<path d="M0 0h1"/>',
  '<g fill="none" stroke="currentColor"><path d="m3 9l9-7l9 7v11"/>\n<circle cx="12" cy="12" r="3"></circle></g>',
  '<defs><linearGradient id="svgID0" x1="0%" x2="100%" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#FFF"/></linearGradient></defs><path fill="url(#svgID0)" d="M0 0"/>',
  '<mask id="ipSBug0"><path fill="#fff"/></mask><path mask="url(#ipSBug0)" d="M0"/>'.replaceAll('ipSBug0', 'svgBug0'),
  '<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url(#a)"><rect width="2" height="2" transform="rotate(45 12 12) translate(-1, 2)"/></g>',
  '<path fill="rgb(255, 0, 0)" stroke="hsl(10 20% 30%)" d="M1.5e-3 2"/>',
  '<radialGradient id="SVGx-1" cx=".5" fx="1" fr="0"><stop stop-opacity=".5"/></radialGradient>',
  '<path   d="M0"  />',
  '',
])('[API-47x] %s is one', (body) => {
  expect(isDrawing(body)).toBe(true);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<script/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<animate/onbegin=alert(1) attributeName=x dur=1s>',
  '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<animateTransform onend="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0"/></a>',
  '<a xlink:href="java&#115;cript:alert(1)"><path d="M0"/></a>',
  '<use href="https://evil.test/x.svg#a"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zz4=#x"/>',
  '<image href="https://evil.test/x.png"/>',
  '<feImage href="https://evil.test/x"/>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<foreignobject><body onload="alert(1)"/></foreignobject>',
  '<style>*{background:url(https://evil.test)}</style>',
  '<style>@import "https://evil.test";</style>',
  '<path style="background:url(https://evil.test)" d="M0"/>',
  '<path fill="url(https://evil.test/#a)" d="M0"/>',
  '<path fill="url(//evil.test#a)" d="M0"/>',
  '<path fill="url(\'https://evil.test\')" d="M0"/>',
  '<path fill="url( \'#a\' )" d="M0"/>',
  '<path fill="image-set(x 1x)" d="M0"/>',
  '<path fill="expression(alert)" d="M0"/>',
  '<path mask="url(#root)" d="M0"/>',
  '<path onclick="alert(1)" d="M0"/>',
  '<path\tonclick="alert(1)" d="M0"/>',
  '<path/onclick="alert(1)"/>',
  "<path d='M0' onclick='alert(1)'/>",
  '<path d=M0 onclick=alert(1)>',
  '<path d="M0"onclick="alert(1)"/>',
  '<path ONCLICK="alert(1)" d="M0"/>',
  '<path d="M0" onclick/>',
  '<path d="M0"',
  '<path d="M0>',
  '<path d="M0"/></svg><script>alert(1)</script>',
  '</svg><img src=x onerror=alert(1)>',
  '<svg onload="alert(1)"/>',
  '<svg/onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<iframe srcdoc="x"/>',
  '<math><mtext><img src=x></mtext></math>',
  '<title><img src=x onerror=alert(1)></title>',
  '<desc><![CDATA[<img src=x onerror=alert(1)>]]></desc>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '<?xml-stylesheet href="https://evil.test"?>',
  '<handler type="x">alert(1)</handler>',
  '<listener event="load" handler="#x"/>',
  '<video><source onerror="alert(1)"/></video>',
  '<object data="javascript:alert(1)"/>',
  '<embed src="javascript:alert(1)"/>',
  '<form id="a"><input name="body"/></form>',
  '<g id="root"/>',
  '<g id="__proto__"/>',
  '<g id="app"><path d="M0"/></g>',
  '<g name="body"/>',
  '<g class="overlay"/>',
  '<g tabindex="0" autofocus=""/>',
  '<g data-icon="x:y"/>',
  '<g><path d="M0"/>',
  '<g></path></g>',
  '</g>',
  'text',
  '&lt;script&gt;',
  '<path d="M0&quot; onclick=&quot;alert(1)"/>',
  '<path\u00a0onclick="x" d="M0"/>',
  '<p\u0000ath d="M0"/>',
  '<pa\u017fh d="M0"/>',
  '<text>x</text>',
  '<switch><foreignObject/></switch>',
  '<marker id="a"/>',
  '<filter id="a"><feFlood/></filter>',
];

test.each(HOSTILE)('[API-47x] [SEC-06] %s is none', (body) => {
  expect(isDrawing(body)).toBe(false);
  expect(isDrawing(`<path d="M0 0h1"/>${body}`)).toBe(false);
  expect(isDrawing(`<g>${body}</g>`)).toBe(false);
});

test('[API-47x] [SEC-06] no drawing has a name that is not on the list', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '&',
    '<path',
    ' d="M0"',
    '/>',
    '</path>',
    '<g>',
    '</g>',
    ' onload="x"',
    ' fill="url(#a)"',
    '<script>',
    'url(',
    'javascript:',
    '<!--',
    '-->',
    ' style="x"',
    '<a',
    ' href="#a"',
    '\n',
    'x',
    ' id="a"',
    '<animate',
    ' on',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const body = pieces.join('');
      if (!isDrawing(body)) return;
      expect(body).not.toMatch(/script|on\w*=|style|href|<a\b|<!|animate|url\((?!#)|&|'/);
    }),
    { numRuns: 20_000 },
  );
});

test('[API-47x] a body of a megabyte is judged at once', () => {
  const start = performance.now();
  for (const text of ['<path d="M0"/>', '<g>', ' ', '<path ', ' a="b"', '(', 'url(#a)', '<g fill="('])
    isDrawing(text.repeat(Math.ceil(1_000_000 / text.length)));
  for (const text of [' ', '(', '()', 'a(', 'url(#a) ', '-']) isDrawing(`<g fill="${text.repeat(200_000)}"/>`);
  isDrawing(`<g${' '.repeat(1_000_000)}x`);
  expect(performance.now() - start).toBeLessThan(5000);
});
