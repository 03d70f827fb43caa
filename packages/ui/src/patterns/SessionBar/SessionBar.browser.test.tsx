import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { mount } from '../../testing/mount.tsx';
import { hides, useHideOnScroll } from '../HideOnScroll/index.ts';
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

function Dock() {
  const dock = useHideOnScroll<HTMLElement>();
  const style = { position: 'fixed', insetInline: 0, insetBlockEnd: 0, height: '60px' } as const;
  return (
    <nav ref={dock} className={hides} aria-label="Dock" style={style}>
      <a href="#home">Home</a>
    </nav>
  );
}

test('[RG-06] above a bottom bar that hides the bar goes to the edge of the window, and back with it', async () => {
  await page.viewport(360, 800);
  const html = document.documentElement;
  const height = componentVars.tabBar.height.slice(4, -1);
  html.style.setProperty(height, '60px');
  html.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    html.style.removeProperty(height);
    delete html.dataset['motion'];
    window.scrollTo(0, 0);
  });
  mount(
    <div data-tabs="">
      <div style={{ height: '4000px' }} />
      <SessionBar label="Your session" figures={[{ id: 'balance', label: 'Balance', value: '$1.00' }]} />
      <Dock />
    </div>,
  );
  const bar = page.getByRole('region', { name: 'Your session' });
  const rest = () => 800 - bar.element().getBoundingClientRect().bottom;
  await expect.poll(rest).toBe(60);
  window.scrollTo(0, 900);
  await expect.poll(rest).toBe(0);
  window.scrollTo(0, 700);
  await expect.poll(rest).toBe(60);
});
