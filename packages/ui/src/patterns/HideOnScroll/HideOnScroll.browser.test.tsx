import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { hides, useHideOnScroll } from './index.ts';

function Page() {
  const bar = useHideOnScroll<HTMLElement>();
  return (
    <main style={{ height: 4000 }}>
      <a href="#content">First</a>
      <nav
        ref={bar}
        className={hides}
        aria-label="Bar"
        style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, height: 60 }}
      >
        <a href="#home">Home</a>
      </nav>
    </main>
  );
}

const bar = (): HTMLElement => page.getByRole('navigation').element() as HTMLElement;
const away = (): boolean => bar().hasAttribute('data-away');

/** Scrolls and waits for the page's scroll event. */
async function scrollTo(top: number): Promise<void> {
  const told = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await told;
}

async function open(): Promise<void> {
  await page.viewport(360, 800);
  window.scrollTo(0, 0);
  onTestFinished(() => {
    window.scrollTo(0, 0);
  });
  // The pointer of the previous test may still be where the bar appears.
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  mount(<Page />);
  await expect.element(page.getByRole('navigation')).toBeVisible();
}

test('a bar leaves on the way down, by its edge, and is back on the way up', async () => {
  await open();
  await scrollTo(600);
  await expect.poll(() => away()).toBe(true);
  await expect.poll(() => bar().getBoundingClientRect().top).toBeGreaterThanOrEqual(800);
  await scrollTo(500);
  await expect.poll(() => away()).toBe(false);
  await expect.poll(() => bar().getBoundingClientRect().bottom).toBe(800);
});

test('a trembling finger neither hides nor shows it', async () => {
  await open();
  await scrollTo(600);
  await scrollTo(594);
  await expect.poll(() => away()).toBe(true);
  await scrollTo(400);
  await scrollTo(408);
  await expect.poll(() => away()).toBe(false);
  await scrollTo(420);
  await expect.poll(() => away()).toBe(true);
});

test('it is there at both ends of the page', async () => {
  await open();
  await scrollTo(600);
  await expect.poll(() => away()).toBe(true);
  await scrollTo(5);
  await expect.poll(() => away()).toBe(false);
  await scrollTo(4000);
  await expect.poll(() => away()).toBe(false);
});

test('[A11Y-01] focus brings it back and keeps it, whichever way the page scrolls', async () => {
  await open();
  await scrollTo(600);
  await expect.poll(() => away()).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus();
  expect(away()).toBe(false);
  await scrollTo(1200);
  await expect.poll(() => away()).toBe(false);
});

test('what a touch left focused does not keep it', async () => {
  await open();
  const link = page.getByRole('link', { name: 'Home' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect.element(link).toHaveFocus();
  await userEvent.hover(page.getByRole('main'), { position: { x: 5, y: 300 } });
  await scrollTo(600);
  await expect.poll(() => away()).toBe(true);
});
