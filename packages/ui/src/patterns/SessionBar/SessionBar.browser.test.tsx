import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { mount } from '../../testing/mount.tsx';
import { SessionBar } from './SessionBar.tsx';

const room = componentVars.question.room.slice(4, -1);

test('[RG-06][CNS-02] the bar stays in view above the question for consent', async () => {
  await page.viewport(360, 800);
  const { style } = document.documentElement;
  onTestFinished(() => void style.removeProperty(room));
  mount(
    <>
      <div style={{ height: '1600px' }} />
      <SessionBar label="Your session" figures={[{ id: 'balance', label: 'Balance', value: '$1.00' }]} />
    </>,
  );
  const bar = page.getByRole('region', { name: 'Your session' });
  await expect.element(bar).toBeVisible();
  const rest = () => 800 - bar.element().getBoundingClientRect().bottom;
  await expect.poll(rest).toBe(0);
  style.setProperty(room, '300px');
  await expect.poll(rest).toBe(300);
});
