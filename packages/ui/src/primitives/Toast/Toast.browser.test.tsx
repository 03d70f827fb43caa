import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Toaster } from './Toaster.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

let store: ToastStore;

beforeEach(() => {
  store = createToastStore();
  mount(<Toaster store={store} texts={{ region: 'Messages', close: 'Dismiss' }} />);
});

const toastOf = (text: string): HTMLElement => {
  const toast = page.getByText(text).element().closest('[data-tone]');
  if (!(toast instanceof HTMLElement)) throw new Error(`No toast says ${text}.`);
  return toast;
};
async function show(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    store.show({ text, duration: 0 });
    await expect.element(page.getByText(text)).toBeVisible();
  }
}

test('[SHELL-52] 16 px from the edge and from each other; closing the first moves the second up', async () => {
  await show('First', 'Second');
  await expect.element(page.getByText('First')).toBeVisible();
  expect(toastOf('First').getBoundingClientRect().top).toBe(16);
  const gap = toastOf('Second').getBoundingClientRect().top - toastOf('First').getBoundingClientRect().bottom;
  expect(gap).toBe(16);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await expect.poll(() => toastOf('Second').getBoundingClientRect().top).toBe(16);
});

test('[SHELL-50] Escape and the close control remove a toast', async () => {
  await show('First', 'Second');
  await expect.element(page.getByText('Second')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
  await expect.element(page.getByText('First')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
});

test('[SHELL-51] three equal grouped toasts are one element with counter 3', async () => {
  for (let time = 0; time < 3; time += 1) store.show({ text: 'No network', duration: 0, group: true });
  await expect.element(page.getByText('No network')).toBeVisible();
  expect(page.getByText('No network').elements()).toHaveLength(1);
  expect(toastOf('No network')).toHaveTextContent('No network3Dismiss');
});

test('[AUTH-28x] a toast may carry a link, which closes it', async () => {
  store.show({ text: 'The window was blocked.', duration: 0, link: { href: '/user/Deposit', text: 'Open it' } });
  const link = page.getByRole('link', { name: 'Open it' });
  await expect.element(page.getByText('The window was blocked.')).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/user/Deposit');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.element(page.getByText('The window was blocked.')).not.toBeInTheDocument();
});

test('a long text stays inside a narrow page', async () => {
  await page.viewport(320, 700);
  const long = 'Unfortunately the transfer could not be completed '.repeat(4).trim();
  await show(long);
  const { left, right } = toastOf(long).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(320 - 16);
});

test('a toaster that comes with its first toast is an empty region first, so that the toast is announced', async () => {
  const full = createToastStore();
  full.show({ text: 'Saved' });
  const counts: number[] = [];
  const watch = new MutationObserver(() => {
    const region = document.querySelector('[aria-label="Late messages"]');
    if (region) counts.push(region.children.length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  mount(<Toaster store={full} texts={{ region: 'Late messages', close: 'Dismiss' }} />);
  await expect.element(page.getByText('Saved')).toBeVisible();
  watch.disconnect();
  expect(counts).toEqual([0, 1]);
});
