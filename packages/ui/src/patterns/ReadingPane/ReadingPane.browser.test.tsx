import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RichText } from '../../primitives/RichText/index.ts';
import { newsFixtureItems } from '../../slots/promotions.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { ReadingPane } from './index.ts';

declare global {
  interface Window {
    /** Set by a text that runs. */
    opened?: string;
  }
}

function Reader({ html }: { readonly html?: string }) {
  const items = newsFixtureItems();
  const [selected, setSelected] = useState('a2');
  return (
    <ReadingPane items={items} selected={selected} onSelect={setSelected} label="All announcements">
      {(item) => <RichText html={html ?? item.html} />}
    </ReadingPane>
  );
}

test('[SHELL-34] all items are listed, the chosen one is read, and keys go through them', async () => {
  mount(<Reader />);
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('The weekend tournament');
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Ten places are paid');
  await page.getByRole('tab', { name: /^Maintenance/ }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Jade Tiger rests');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Set a limit');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Moonlight Koi');
});

test('[HOME-31x] what is read is made safe', async () => {
  mount(
    <Reader html={'<p>Said</p><img src="x" onerror="window.opened=1"><a href="javascript:window.opened=1">go</a>'} />,
  );
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Said');
  expect(document.querySelector('[onerror], a[href^="javascript"]')).toBeNull();
  expect(window.opened).toBeUndefined();
});
