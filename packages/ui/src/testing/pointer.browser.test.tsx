import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.tsx';

const hovered = (): readonly Element[] => [...document.querySelectorAll(':hover')];

test('a test may hover what it looks at', async () => {
  mount(<button type="button">Play</button>);
  await page.getByRole('button', { name: 'Play' }).hover();
  await expect.poll(hovered).toContain(document.querySelector('button'));
});

test('the next test finds nothing hovered', async () => {
  mount(<button type="button">Play</button>);
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(hovered()).toEqual([]);
});
