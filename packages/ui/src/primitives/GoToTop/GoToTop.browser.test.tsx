import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { idle } from '../../testing/testRoot.ts';
import { GoToTop } from './GoToTop.tsx';

const control = () => page.getByRole('button', { name: 'Back to top' });

function InBox() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="box" style={{ height: '200px', overflow: 'auto' }}>
      <div style={{ height: '2000px' }} />
      <GoToTop label="Back to top" container={box} />
    </div>
  );
}

test('[SHELL-41] hidden at the top, there after one screen, takes the page back to 0', async () => {
  mount(
    <div style={{ height: '400vh' }}>
      <GoToTop label="Back to top" />
    </div>,
  );
  const scroller = document.documentElement;
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight * 3);
  await expect.element(control()).not.toBeInTheDocument();
  window.scrollTo(0, scroller.clientHeight - 10);
  await idle();
  await expect.element(control()).not.toBeInTheDocument();
  window.scrollTo(0, scroller.clientHeight + 10);
  await expect.element(control()).toBeVisible();
  await control().click();
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await expect.element(control()).not.toBeInTheDocument();
});

test('[SHELL-41] it follows a scrolling container too', async () => {
  mount(<InBox />);
  await expect.element(page.getByTestId('box')).toBeVisible();
  const box = page.getByTestId('box').element();
  box.scrollTop = 700;
  await expect.element(control()).toBeVisible();
  await control().click();
  await expect.poll(() => box.scrollTop).toBe(0);
});
