import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function Example({ side }: { readonly side: NonNullable<SheetProps['side']> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Wallet</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Wallet" closeLabel="Close" side={side}>
        <Button>Recall</Button>
      </Sheet>
    </>
  );
}

test.each(['bottom', 'left', 'right'] as const)(
  '[SHELL-31] a sheet at the %s touches its edge, keeps focus and gives it back',
  async (side) => {
    mount(<Example side={side} />);
    await page.getByRole('button', { name: 'Wallet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Wallet' });
    await expect.element(sheet).toBeVisible();
    await expect
      .poll(() => {
        const { left, right, bottom } = sheet.element().getBoundingClientRect();
        return { left, right: window.innerWidth - right, bottom: window.innerHeight - bottom }[side];
      })
      .toBe(0);
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Wallet' })).toHaveFocus();
  },
);
