import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { DisclosureList } from './index.ts';

const look = { list: '', item: '', face: '', title: '', button: '', panel: '' };
const halls = ['Slots', 'Live', 'Sports', 'Lottery'].map((name, index) => ({ id: index + 2, name }));

/** Headings of 200 px, panels of 500 px. */
function Halls() {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <main style={{ paddingBlock: '200px 1500px' }}>
      <DisclosureList
        items={halls}
        label="Halls"
        open={open}
        onOpenChange={setOpen}
        titleOf={({ name }) => name}
        renderFace={() => <div style={{ height: 170 }} />}
        renderPanel={({ name }) => (
          <a href="#game" style={{ display: 'block', height: 500 }}>
            {name} games
          </a>
        )}
        look={look}
      />
    </main>
  );
}

async function open(): Promise<void> {
  await page.viewport(360, 800);
  window.scrollTo(0, 0);
  onTestFinished(() => {
    window.scrollTo(0, 0);
  });
  mount(<Halls />);
  await expect.element(heading('Slots')).toBeVisible();
}

const heading = (name: string) => page.getByRole('button', { name, exact: true });
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const top = (name: string): number => Math.round(heading(name).element().getBoundingClientRect().top);

test('[A11Y-01] each heading states whether it is open and what it controls, and one is open at a time', async () => {
  await open();
  await expect.element(heading('Slots')).toHaveAttribute('aria-expanded', 'false');
  expect(heading('Slots').element().hasAttribute('aria-controls')).toBe(false);
  await heading('Slots').click();
  await expect.element(heading('Slots')).toHaveAttribute('aria-expanded', 'true');
  expect(heading('Slots').element().getAttribute('aria-controls')).toBe(panel('Slots').element().id);
  await heading('Live').click();
  await expect.element(panel('Live')).toHaveTextContent('Live games');
  await expect.poll(() => page.getByRole('region').elements().length).toBe(1);
  await heading('Live').click();
  await expect.poll(() => page.getByRole('region').elements().length).toBe(0);
});

test('[A11Y-01] by keyboard the panel is the next stop after its heading', async () => {
  await open();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(panel('Live')).toBeInTheDocument();
  await expect.element(heading('Live')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Live games' })).toHaveFocus();
});

test('what is pressed stays on its place while a panel above it closes', async () => {
  await open();
  await heading('Slots').click();
  await expect.element(panel('Slots')).toBeVisible();
  expect(top('Slots')).toBe(200);
  // The next heading is below the panel; in the upper half it stays there when the panel closes.
  window.scrollTo(0, 750);
  await expect.poll(() => top('Live')).toBeLessThan(400);
  const before = top('Live');
  await heading('Live').click();
  await expect.element(panel('Live')).toBeInTheDocument();
  expect(top('Live')).toBe(before);
});

test('a panel that would open below the window brings its heading to the top', async () => {
  await open();
  expect(top('Sports')).toBeGreaterThan(500);
  await heading('Sports').click();
  await expect.element(panel('Sports')).toBeVisible();
  expect(top('Sports')).toBe(0);
});
