import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [value, setValue] = useState('all');
  return (
    <Tabs
      label="Halls"
      value={value}
      onValueChange={setValue}
      tabs={['all', 'slot', 'live'].map((name) => ({ value: name, label: name, content: `${name} games` }))}
    />
  );
}

const tab = (name: string) => page.getByRole('tab', { name });

test('arrows, Home and End move the choice and its panel; Tab leaves the row', async () => {
  mount(<Example />);
  await tab('all').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('slot')).toHaveFocus();
  await expect.element(tab('slot')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'slot' })).toHaveTextContent('slot games');
  await userEvent.keyboard('{End}');
  await expect.element(tab('live')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('all')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('live')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('all')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'all' })).toHaveFocus();
});

test('[A11Y-01] [DES-04] on a page from right to left, left leads to the next tab, and panels run with the page', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  mount(<Example />);
  await tab('all').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('slot')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('all')).toHaveFocus();
  expect(getComputedStyle(page.getByRole('tabpanel', { name: 'all' }).element()).direction).toBe('rtl');
});
