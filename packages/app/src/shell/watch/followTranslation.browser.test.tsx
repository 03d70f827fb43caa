import { idle, testRoot } from '@housefront/ui/testing';
import { translatePage } from '@housefront/ui/testing/translator';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followTranslation } from './followTranslation.ts';

/** Shows one after the other on a translated page; what is on it after each, and what was thrown. */
async function steps(nodes: readonly ReactNode[], { remedy = true, obedient = true } = {}) {
  const { place, render } = testRoot();
  const problems: unknown[] = [];
  const onProblem = (event: ErrorEvent) => {
    problems.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', onProblem);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = remedy ? followTranslation() : () => undefined;
  onTestFinished(() => {
    end();
    said.mockRestore();
    window.removeEventListener('error', onProblem);
  });
  const shown: string[] = [];
  for (const [index, node] of nodes.entries()) {
    render(node);
    await idle();
    if (index === 0) translatePage({ obedient });
    await idle();
    shown.push(place.textContent);
  }
  return { shown, problems, place };
}

const badge = <b>!</b>;
const cases: readonly (readonly [string, readonly ReactNode[]])[] = [
  [
    'a text beside an element changes',
    [10, 20, 30].map((amount) => (
      <p key="p">
        {badge}
        {amount}
      </p>
    )),
  ],
  ['a text beside a text changes', [10, 20, 30].map((amount) => <p key="p">Balance: {amount}</p>)],
  [
    'both change',
    ['a', 'b', 'c'].map((word) => (
      <p key="p">
        {word} {badge} {word}
      </p>
    )),
  ],
  ['a text alone changes', ['10', '20', '30'].map((amount) => <p key="p">{amount}</p>)],
  [
    'a text goes and comes',
    [true, false, true, false].map((on) => (
      <p key="p">
        {on && 'seen'}
        {badge}
      </p>
    )),
  ],
  ['an element comes before a text', [false, true, false, true].map((on) => <p key="p">{on && badge}text</p>)],
  [
    'a text becomes an element',
    [true, false, true].map((on) => (
      <p key="p">
        {on ? 'text' : <i>other</i>} {badge}
      </p>
    )),
  ],
  [
    'a list of texts changes',
    [
      ['a', 'b', 'c'],
      ['c', 'a'],
      ['d', 'c', 'a', 'b'],
    ].map((list) => <p key="p">{list}</p>),
  ],
  ['all goes', [<p key="p">text {badge}</p>, null, <p key="p">text {badge}</p>]],
  [
    'a text becomes empty and comes again',
    ['a', '', 'b'].map((word) => (
      <p key="p">
        {badge}
        {word}
      </p>
    )),
  ],
  [
    'a fragment between others changes',
    [1, 2, 3].map((n) => (
      <div key="d">
        <>n {n}</>
        <span>x</span>
        <>m {n}</>
      </div>
    )),
  ],
];

/** The content of the page without a translator. */
async function plain(nodes: readonly ReactNode[]): Promise<readonly string[]> {
  const { place, render } = testRoot();
  const shown: string[] = [];
  for (const node of nodes) {
    render(node);
    await idle();
    shown.push(place.textContent);
  }
  return shown;
}

test.for(cases)('[FLD-10] on a translated page %s, and nothing breaks', async ([, nodes]) => {
  const { shown, problems } = await steps(nodes, { obedient: false });
  expect(shown).toEqual(await plain(nodes));
  expect(problems).toEqual([]);
});

test('without it such a page keeps old amounts, and breaks', async () => {
  const { shown } = await steps(cases[0]?.[1] ?? [], { remedy: false });
  expect(shown).toEqual(['!10', '!10', '!10']);
  const { problems } = await steps(cases[4]?.[1] ?? [], { remedy: false });
  expect(problems).not.toEqual([]);
});

test('[FLD-10] what is put back is translated again, and a page that is not translated stays untouched', async () => {
  const { place } = await steps([<p key="p">{badge}one</p>, <p key="p">{badge}two</p>]);
  await expect.poll(() => place.querySelectorAll('font font')).toHaveLength(2);
  await expect.poll(() => place.querySelector('p > font:last-child')?.textContent).toBe('two');
});

test('a page that is not translated has the functions of its browser', async () => {
  const functions = (): readonly unknown[] => [
    Reflect.get(Node.prototype, 'insertBefore'),
    Reflect.get(Node.prototype, 'removeChild'),
  ];
  const before: readonly unknown[] = functions();
  const end = followTranslation();
  onTestFinished(end);
  const { render } = testRoot();
  render(<p>a {badge}</p>);
  await idle();
  render(<p>b</p>);
  await idle();
  expect(functions()).toEqual(before);
});
