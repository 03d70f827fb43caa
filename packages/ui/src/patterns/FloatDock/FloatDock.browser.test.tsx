import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textFaults } from '../../conformance/faults/texts.ts';
import { mount } from '../../testing/mount.tsx';
import { InFloatBar } from '../FloatBar/index.ts';
import { FloatDock } from './index.ts';

const onClose = vi.fn();
const dock = (
  <main style={{ minHeight: 2000 }}>
    <FloatDock
      floats={[{ id: '1', title: 'Help', picture: '', position: 'right', href: '/faq', onClose }]}
      texts={{ label: 'Service', close: 'Close', more: 'More' }}
    />
  </main>
);
const handle = () => page.getByRole('button', { name: 'Help', exact: true });
const link = () => page.getByRole('link', { name: 'Help', exact: true });

async function at(width: number): Promise<void> {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(414, 896));
  mount(dock);
}

test('[SITE-10] a float is a small mark until it is pressed, and becomes one again', async () => {
  await at(360);
  await expect.element(handle()).toBeVisible();
  const { width, height } = handle().element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  expect(link().elements()).toEqual([]);

  await handle().click();
  await expect.element(link()).toHaveFocus();
  expect(link().element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect(handle().elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(handle()).toHaveFocus();

  await handle().click();
  await expect.element(link()).toBeVisible();
  document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(handle()).toBeVisible();

  await handle().click();
  await page.getByRole('button', { name: 'Close: Help' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('[SITE-10] beside the content of a wide page it is shown in full', async () => {
  await at(1440);
  await expect.element(link()).toBeVisible();
  expect(handle().elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Close: Help' })).toBeVisible();
});

test.for(['Customer service', 'Chăm sóc khách hàng', 'ग्राहक सेवा केंद्र', 'வாடிக்கையாளர் சேவை'])(
  '[SITE-10][DES-06] "%s" has room for its words',
  async (title) => {
    await page.viewport(1440, 800);
    onTestFinished(() => page.viewport(414, 896));
    mount(
      <FloatDock
        floats={[{ id: '1', title, picture: '', position: 'right', href: '/faq', onClose }]}
        texts={{ label: 'Service', close: 'Close', more: 'More' }}
      />,
    );
    await expect.element(page.getByRole('link', { name: title })).toBeVisible();
    expect(await textFaults()).toEqual([]);
  },
);

test('[LOOK-14] several are one button that shows them; with one left, that one is shown', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  const floats = ['Help', 'App'].map((title) => ({
    id: title,
    title,
    picture: '',
    position: 'right' as const,
    href: `/${title}`,
    onClose,
  }));
  const texts = { label: 'Service', close: 'Close', more: 'More' };
  const more = () => page.getByRole('button', { name: 'More', exact: true });
  const wheel = (
    <InFloatBar side="dock">
      <button type="button">Wheel</button>
    </InFloatBar>
  );
  const { rerender } = mount(
    <>
      <FloatDock floats={floats} texts={texts} />
      {wheel}
    </>,
  );
  await expect.element(more()).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await more().click();
  await expect.element(page.getByRole('link', { name: 'App', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wheel' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Help' }).element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Wheel' })).not.toBeInTheDocument();
  await expect.element(more()).toHaveFocus();
  rerender(
    <>
      <FloatDock floats={[]} texts={texts} />
      {wheel}
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Wheel' })).toBeVisible();
  expect(more().elements()).toEqual([]);
});
