import { expect, test } from 'vitest';
import { readContent } from './readContent.ts';

const file = `
# About us {#about}

We are **here**. <b onclick="x()">Really</b>.

## Where

- [Rules](/main/rules)
- [Bad](javascript:alert(1))

# Rules {#4}

| Game | Limit |
| ---- | ----- |
| Slot | 10    |

<script>alert(1)</script>

# Questions {#faq}

## How do I pay in? {#deposit}

By card. ${'Very long words here. '.repeat(20)}

## And out? {#withdraw}

By card too.

# Site {#seo}

Play.
`;

test('[HOME-30x] a file holds pages, questions and the text above the footer', () => {
  const { pages, faq, seo } = readContent(file, []);
  expect(pages.map(({ id, title }) => [id, title])).toEqual([
    ['about', 'About us'],
    ['4', 'Rules'],
  ]);
  expect(pages[0]?.description).toBe('We are here. Really.');
  expect(pages[0]?.html).toContain('<h2>Where</h2>');
  expect(pages[1]?.html).toContain('<td>Slot</td>');
  expect(faq.map(({ id, title }) => [id, title])).toEqual([
    ['deposit', 'How do I pay in?'],
    ['withdraw', 'And out?'],
  ]);
  expect(faq[0]?.description).toMatch(/^By card\. .{100,150}…$/);
  expect(seo?.html).toBe('<p>Play.</p>');
});

test('[HOME-31x] nothing of a file can run', () => {
  expect(JSON.stringify(readContent(file, []))).not.toMatch(/onclick|<script|javascript:/);
});

test.each([
  ['# About', 'heading "About" needs words and an id, e.g. "About us {#about}"'],
  ['# {#about}', 'heading "{#about}" needs words and an id, e.g. "About us {#about}"'],
  ['# A {#a b}', 'heading "A {#a b}" needs words and an id, e.g. "About us {#about}"'],
  ['# A {#a}\n\n# B {#a}', '"a" is used twice in the file'],
  ['Words', 'the file begins with text that belongs to no heading'],
  ['# Q {#faq}\n\nWords', 'faq begins with text that belongs to no heading'],
])('[HOME-30x] %j is refused with what to mend', (markdown, message) => {
  expect(() => readContent(markdown, [])).toThrow(message);
});
