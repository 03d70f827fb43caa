import { expect, test } from 'vitest';
import { judge } from './allowed.ts';
import { checkJs } from './js.ts';

const named = (code: string) => checkJs(code).map(({ feature }) => feature.name);

test.each([
  ['(0,e.jsx)(`div`,{popover:`auto`})', 'html.global_attributes.popover'],
  ['(0,e.jsx)("button",{popoverTarget:t})', 'html.elements.button.popovertarget'],
  ['t.current?.hidePopover()', 'api.HTMLElement.hidePopover'],
  ['x.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['x.findLast(y)', 'javascript.builtins.Array.findLast'],
  ['Object.groupBy(x,y)', 'javascript.builtins.Object.groupBy'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['URL.canParse(x)', 'api.URL.canParse_static'],
  ['globalThis.URL.parse(x)', 'api.URL.parse_static'],
  ['AbortSignal.any([a,b])', 'api.AbortSignal.any_static'],
  ['AbortSignal.timeout(3)', 'api.AbortSignal.timeout_static'],
  ['a.signal.throwIfAborted()', 'api.AbortSignal.throwIfAborted'],
  ['requestIdleCallback(x)', 'api.Window.requestIdleCallback'],
  ['x.addEventListener(`scrollend`,y)', 'api.Document.scrollend_event'],
  ['document.startViewTransition(x)', 'api.Document.startViewTransition'],
  ['new Intl.Segmenter()', 'javascript.builtins.Intl.Segmenter'],
  ['navigator.userActivation.isActive', 'api.Navigator.userActivation'],
  ['x.replace(/(?<=a)b/,y)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
  ['class A{static{b()}}', 'javascript.classes.static.initialization_blocks'],
])('[BRW-01] %s is named', (code, feature) => {
  expect(named(code)).toContain(feature);
  expect(named(`export function f(){for(const z of y){${code}}}`)).toContain(feature);
});

test.each([
  ['what has been known for long', 'structuredClone(x.at(-1)).replaceAll(a,b);crypto.randomUUID();Object.hasOwn(a,b)'],
  ['a test by typeof', 'function f(){return typeof requestIdleCallback=="function"?requestIdleCallback(x):y}'],
  [
    'a test that leaves first',
    'function f(){if(!document.startViewTransition)return x();document.startViewTransition(x)}',
  ],
  ['a call only of what is there', 'document.startViewTransition?.(x)'],
  ['a test with in', 'const f=`Segmenter`in Intl?new Intl.Segmenter:null'],
  ['a name of its own', 'function requestIdleCallback(){}requestIdleCallback(x)'],
  ['another object of that name', 'import{URL}from"x";URL.parse(x)'],
  ['a method of its own', 'class A{toSorted(){return 1}}new A().toSorted()'],
  [
    'an event of what is asked for itself',
    'function f(){if(typeof navigation=="object")navigation.addEventListener("navigate",x)}',
  ],
  ['an attribute of something that is no element', '(0,e.jsx)(Menu,{popover:t})'],
  ['a property that is only read', 'x.config.toSorted'],
])('[BRW-01] %s is not named', (_what, code) => {
  expect(named(code)).toEqual([]);
});

test('[BRW-01] a test in one function guards nothing in another one', () => {
  const apart = 'function f(){if(URL.canParse)return 1}function g(x){return URL.canParse(x)}';
  expect(named(apart)).toEqual(['api.URL.canParse_static']);
});

test('[BRW-01] what is allowed passes with its reason; an allowance that nothing needs is reported', () => {
  const findings = checkJs('a.toSorted();b.toSorted()');
  const list = [
    { feature: 'javascript.builtins.Array.toSorted', reason: 'x', only: /^a\./ },
    { feature: 'api.URL.parse_static', reason: 'y' },
    { feature: 'api.Screen.orientation', reason: 'z', template: true },
  ];
  const { broken, unused } = judge(findings, list);
  expect(broken.map(({ text }) => text)).toEqual(['b.toSorted()']);
  expect(unused.map(({ feature }) => feature)).toEqual(['api.URL.parse_static']);
});
