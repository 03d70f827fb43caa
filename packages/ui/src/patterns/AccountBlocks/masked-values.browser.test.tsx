import { expect, test } from 'vitest';
import { accountFixture } from '../../views/account/account.fixtures.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import { mount } from '../../testing/mount.tsx';
import { ChoiceCards } from '../FormFields/ChoiceCards.tsx';
import { RecordValue } from '../RecordTable/RecordValue.tsx';
import { recordsFixture } from '../RecordTable/records.fixtures.ts';
import { AccountBlocks } from './index.ts';

/** Values in letters that run from left to right, masked as members see them. */
const masked = [
  'L***',
  'G********',
  'R****',
  'a*****5',
  '***0',
  '***5501',
  '*******4417',
  '**** 0417',
  '**** 0417 · Falcon Gray',
  '**** 1234 · Nova Reyes',
  'g***@careful.test',
  'g****@careful.test',
  'n******',
  '李***',
  '王****',
  '김**',
  'ந***',
  'မ***',
  'ส***',
  '**-**-1990',
  '+1 *** *** 0100',
  '@****',
];

/** Sides of the first and the last letter of a text, as drawn. */
function ends(text: string): { readonly first: number; readonly last: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.textContent !== text) continue;
    const at = (from: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: at(0), last: at(text.length - 1) };
  }
  throw new Error(`not in the page: ${text}`);
}

const account = accountFixture();

/** All places that show a masked value. */
function Values({ text }: { readonly text: string }) {
  const facts: AccountBlock = {
    kind: 'facts',
    id: 'facts',
    title: 'Details',
    facts: [{ id: 'name', label: 'Name', value: text }],
  };
  return <AccountBlocks section={{ ...account.section, state: 'ready', blocks: [facts] }} texts={account.texts} />;
}

const places = {
  'a fact': (text: string) => <Values text={text} />,
  'a record': (text: string) => (
    <RecordValue
      column={{ id: 'account', label: 'Account', kind: 'text' }}
      cell={{ text }}
      texts={recordsFixture().texts}
    />
  ),
  'a choice': (text: string) => (
    <ChoiceCards
      name="bank"
      label="Account"
      value=""
      options={[{ value: '1', label: text }]}
      onChange={() => undefined}
    />
  ),
  'an amount or a code': (text: string) => <Verbatim>{text}</Verbatim>,
};

test.each(Object.entries(places))(
  '[MEM-06x] [DES-04] on a page from right to left, %s keeps the order of a masked value',
  async (_, show) => {
    const { rerender } = mount(null);
    for (const text of masked) {
      rerender(<div dir="rtl">{show(text)}</div>);
      await expect.poll(() => document.body.textContent).toContain(text);
      const { first, last } = ends(text);
      expect([text, first < last]).toEqual([text, true]);
    }
    // A name in Arabic starts at the right.
    rerender(<div dir="rtl">{show('م***')}</div>);
    await expect.poll(() => document.body.textContent).toContain('م***');
    const { first, last } = ends('م***');
    expect(first).toBeGreaterThan(last);
  },
);
