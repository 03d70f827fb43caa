import { expect, test } from 'vitest';
import { checkCss, cssOfFloor } from './css.ts';

const named = (css: string) => checkCss(css).map(({ feature }) => feature.name.replace('css.', ''));

test.each([
  ['a{background:color-mix(in srgb,var(--x) 62%,transparent)}', 'types.color.color-mix'],
  ['.a:has(:focus-visible){color:red}', 'selectors.has'],
  ['a{grid-template-rows:subgrid}', 'properties.grid-template-rows.subgrid'],
  ['a{min-height:100dvh}', 'types.length.viewport_percentage_units_dynamic'],
  ['a:popover-open{color:red}', 'selectors.popover-open'],
  ['a{&:hover{color:red}}', 'selectors.nesting'],
  ['@container (width > 3px){a{color:red}}', 'at-rules.container'],
  ['@scope (a){b{color:red}}', 'at-rules.scope'],
  ['@media (width<=600px){a{color:red}}', 'at-rules.media.range_syntax'],
  ['a{translate:0 3px}', 'properties.translate'],
  ['a{position-area:top}', 'properties.position-area'],
  ['a{width:calc(2lh + 3px)}', 'types.length.lh'],
  ['a{color:oklch(from red l c h)}', 'types.color.oklch'],
  ['a{background:linear-gradient(in oklab,red,blue)}', 'types.gradient.linear-gradient.interpolation_color_space'],
])('[BRW-01] %s is named', (css, feature) => {
  expect(named(css)).toContain(feature);
  expect(named(`@layer base{@media (min-width:600px){${css}}}`)).toContain(feature);
});

test.each([
  [
    'what has been known for long',
    '@layer a,b;@layer a{a:is(:hover,:focus-visible){inset:0;color:rgb(1 2 3/.5);aspect-ratio:1}}',
  ],
  ['a line before it', 'a{min-height:100vh;min-height:100dvh}'],
  ['@supports around it', '@supports (grid-template-rows:subgrid){a{grid-template-rows:subgrid}}'],
  ['@supports of a selector', '@supports selector(:has(a)){a:has(b){color:red}}'],
  ['a list that drops only what it does not know', 'a:is(:hover,:has(b)){color:red}'],
  ['the prefixed name', 'a{-webkit-mask-image:none;mask-image:none}'],
  ['the rule under the prefixed name', 'a:-webkit-autofill{color:red}a:autofill{color:red}'],
  ['steps of keyframes', '@keyframes x{from{opacity:0}50%{opacity:1}}'],
])('[BRW-01] %s is a way out', (_what, css) => {
  expect(named(css)).toEqual([]);
});

test.each([
  ['a line before a value with a variable, which is judged too late', 'a{height:1px;height:calc(100dvh - var(--x))}'],
  ['a line before it that needs the feature too', 'a{height:90dvh;height:100dvh}'],
  ['a line before it in another rule', 'b{height:1px}a{height:100dvh}'],
  ['a variable, wherever it is used', ':root{--x:1px;--x:1dvh}'],
  ['@supports of something else', '@supports (height:1cqi){a{height:1dvh}}'],
  ['the absence of support', '@supports not (height:1dvh){a{height:1dvh}}'],
])('[BRW-01] %s is no way out', (_what, css) => {
  expect(named(css)).toContain('types.length.viewport_percentage_units_dynamic');
});

test('[BRW-01] a finding says where it is and which browsers lack it', () => {
  const [found] = checkCss('a{color:red}\n.b:has(c){color:red}');
  expect(found).toMatchObject({ line: 2, column: 1, text: '.b:has(c)' });
  expect(found?.feature.missing).toEqual([
    'chrome before 105',
    'edge before 105',
    'webview_android before 105',
    'firefox before 121',
    'samsunginternet_android before 20.0',
  ]);
});

test('[BRW-02] an old browser drops what it does not know, and unsets what it finds out too late', () => {
  expect(cssOfFloor('a{color:red;height:1px;height:2dvh}b:has(c){color:red}')).toBe('a{color:red;height:1px}');
  expect(cssOfFloor('a{height:1px;height:calc(2dvh - var(--x))}')).toBe('a{height:1px;height:unset}');
  expect(cssOfFloor('@container (width > 3px){a{color:red}}a{translate:0 3px;transform:none}')).toBe(
    'a{transform:none}',
  );
  expect(cssOfFloor(':root{--x:1dvh}')).toBe(':root{--x:unknown-here}');
});

test('[BRW-02] an old browser fails the question for what it does not know, and passes the opposite one', () => {
  expect(cssOfFloor('@supports (height:1dvh){a{height:2dvh}}')).toMatch(/^@supports \(unknown-here:\s*1dvh\)/);
  expect(cssOfFloor('@supports not (height:1dvh){a{height:2vh}}')).toMatch(
    /^@supports not \(unknown-here:\s*1dvh\)\{a\{height:2vh\}\}$/,
  );
  expect(cssOfFloor('@supports (display:grid){a{color:red}}')).toBe('@supports (display:grid){a{color:red}}');
});
