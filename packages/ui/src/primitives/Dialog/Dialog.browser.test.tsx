import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/index.ts';
import { createToastStore, Toaster } from '../Toast/index.ts';
import { Dialog } from './Dialog.tsx';

function Example({ insistent = false, inner }: { readonly insistent?: boolean; readonly inner?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Promotion"
        closeLabel="Close"
        insistent={insistent}
        footer={<Button>Accept</Button>}
      >
        {inner ?? <input aria-label="Code" />}
      </Dialog>
    </main>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Promotion' });
const heightOf = (element: Element): number => Number(getComputedStyle(element).zIndex);
async function open(): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
}

test('[SHELL-31] what comes later into a dialog moves nothing in it until the window is full, and less is in the middle again', async () => {
  const words = (height: number) => (
    <Dialog open onClose={() => undefined} title="Promotion">
      <input aria-label="Code" />
      <p style={{ height }}>Words</p>
    </Dialog>
  );
  const { rerender } = mount(words(100));
  await expect.element(dialog()).toBeVisible();
  const box = () => dialog().element().getBoundingClientRect();
  const { top, height } = box();
  const middle = (innerHeight - height) / 2;
  expect(top).toBeCloseTo(middle, 0);
  rerender(words(200));
  await expect.poll(() => box().height).toBe(height + 100);
  await expect.poll(() => box().top).toBeCloseTo(top, 0);
  rerender(words(3000));
  await expect.poll(() => box().top).toBeCloseTo(24, 0);
  expect(box().bottom).toBeCloseTo(innerHeight - 24, 0);
  rerender(words(50));
  await expect.poll(() => box().top).toBeCloseTo(middle + 25, 0);
});

test('[SHELL-31] of tall content only the body scrolls, also where controls are hidden by position', async () => {
  const tall = (
    <div style={{ paddingTop: 2000 }}>
      <input aria-label="Hidden" type="checkbox" style={{ position: 'absolute', opacity: 0 }} />
    </div>
  );
  mount(<Example inner={tall} />);
  await open();
  const frame = dialog().element();
  expect(frame.scrollHeight - frame.clientHeight).toBeLessThan(2);
  (page.getByRole('checkbox', { name: 'Hidden' }).element() as HTMLElement).focus();
  await expect.poll(() => frame.scrollTop).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeInViewport();
});

test('[SHELL-31] focus goes in, stays inside both ways round and returns to the opener on Escape', async () => {
  mount(<Example />);
  await open();
  const inside = (): boolean => dialog().element().contains(document.activeElement);
  await expect.poll(() => inside()).toBe(true);
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => inside()).toBe(true);
  }
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => inside()).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('[SHELL-31] the close button closes and gives focus back; the page behind is out of reach meanwhile', async () => {
  mount(<Example />);
  await open();
  expect(page.getByRole('button', { name: 'Behind' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press outside closes it, unless it insists', async () => {
  const { rerender } = mount(<Example />);
  await open();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
  rerender(<Example insistent />);
  await open();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog()).toBeVisible();
});

test('[SHELL-32] the first dialog is at 2000, one above it higher, toasts above both', async () => {
  const toasts = createToastStore();
  mount(
    <>
      <Example inner={<Nested />} />
      <Toaster store={toasts} texts={{ region: 'Messages', close: 'Dismiss' }} />
    </>,
  );
  await open();
  await page.getByRole('button', { name: 'Rules' }).click();
  const upper = page.getByRole('dialog', { name: 'Rules' });
  await expect.element(upper).toBeVisible();
  toasts.show({ text: 'Saved', duration: 0 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const lower = document.querySelector('[role=dialog][aria-labelledby]');
  expect(lower && heightOf(lower)).toBe(2000);
  expect(heightOf(upper.element())).toBeGreaterThan(2000);
  const region = document.querySelector('[data-toaster]');
  expect(region && heightOf(region)).toBeGreaterThan(heightOf(upper.element()));
  toasts.clear();
});

function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rules</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rules" closeLabel="Close rules">
        <p>Play fair.</p>
      </Dialog>
    </>
  );
}

test('a toast can be read and dismissed while a dialog is open, without closing it', async () => {
  const toasts = createToastStore();
  mount(
    <>
      <Example />
      <Toaster store={toasts} texts={{ region: 'Messages', close: 'Dismiss' }} />
    </>,
  );
  await open();
  toasts.show({ text: 'Try again', duration: 0 });
  await expect.element(page.getByText('Try again')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Try again')).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
});

test('long content scrolls inside, reachable by keyboard, with heading and actions in view', async () => {
  mount(
    <Example
      inner={
        <div style={{ height: '3000px' }}>
          <p>Terms</p>
        </div>
      }
    />,
  );
  await open();
  const box = dialog().element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  const accept = page.getByRole('button', { name: 'Accept' }).element().getBoundingClientRect();
  expect(accept.bottom).toBeLessThanOrEqual(box.bottom);
  const scroller = page.getByText('Terms').element().closest('[tabindex="0"]');
  expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0);
});

test('content that becomes too long later is reachable by keyboard too', async () => {
  const inner = (height: string) => (
    <div style={{ height }}>
      <p>Terms</p>
    </div>
  );
  const { rerender } = mount(<Example inner={inner('40px')} />);
  await open();
  const body = () => page.getByText('Terms').element().parentElement?.parentElement;
  expect(body()?.tabIndex).toBe(-1);
  rerender(<Example inner={inner('3000px')} />);
  await expect.poll(() => body()?.tabIndex).toBe(0);
});

test('[SHELL-32] a dialog that stays on top comes above one that opens later, with the focus, and leaves it as it was', async () => {
  const nothing = () => undefined;
  const both = (check: boolean, game: boolean) => (
    <main>
      <Dialog open={check} onTop onClose={nothing} title="Promotion">
        <input aria-label="Code" />
      </Dialog>
      <Dialog open={game} onClose={nothing} title="Game">
        <input aria-label="Stake" />
      </Dialog>
    </main>
  );
  const { rerender } = mount(both(true, false));
  await expect.element(dialog()).toBeVisible();
  rerender(both(true, true));
  await expect.poll(() => document.querySelector('input[aria-label="Stake"]')).not.toBeNull();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Game' })).not.toBeInTheDocument();
  await page.getByLabelText('Code').click();
  rerender(both(false, true));
  await expect.element(page.getByRole('dialog', { name: 'Game' })).toBeVisible();
  await page.getByLabelText('Stake').click();
  await expect.element(page.getByLabelText('Stake')).toHaveFocus();
});
