import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { useScrollSpy } from './index.ts';

const ids = ['a', 'b', 'c', 'd'];

interface PageProps {
  /** Heights of the sections in px. */
  readonly heights: readonly number[];
  /** Height of the content after them, px. */
  readonly after?: number;
}

function Page({ heights, after = 0 }: PageProps) {
  const { current, goTo } = useScrollSpy(ids.slice(0, heights.length));
  return (
    <>
      <output style={{ position: 'fixed' }}>{current}</output>
      {heights.map((height, index) => (
        <div key={ids[index]} id={ids[index]} tabIndex={-1} style={{ height, scrollMarginTop: '50px' }}>
          <button type="button" onClick={() => goTo('c')}>{`to c from ${ids[index]}`}</button>
        </div>
      ))}
      <div style={{ height: after }} />
    </>
  );
}

const status = (): Element => page.getByRole('status').element();
/** The reported section. */
const current = (): string | null => status().textContent;

async function open(props: PageProps, motion: 'full' | 'reduced' = 'reduced') {
  await page.viewport(400, 600);
  onTestFinished(() => window.scrollTo(0, 0));
  const mounted = mount(<Page {...props} />, { reducedMotion: motion === 'reduced' });
  await expect.poll(current).toBe('a');
  return mounted;
}

test('the section at the top is current, forwards and back, also through the middle of long ones', async () => {
  await open({ heights: [700, 900, 1500, 300], after: 900 });
  window.scrollTo(0, 649);
  await expect.poll(current).toBe('a');
  window.scrollTo(0, 651);
  await expect.poll(current).toBe('b');
  window.scrollTo(0, 2400);
  await expect.poll(current).toBe('c');
  window.scrollTo(0, 3060);
  await expect.poll(current).toBe('d');
  window.scrollTo(0, 0);
  await expect.poll(current).toBe('a');
});

test('past the last section it stays current, before the first the first is', async () => {
  await open({ heights: [400, 400], after: 2000 });
  window.scrollTo(0, 1500);
  await expect.poll(current).toBe('b');
  window.scrollTo(0, 0);
  await expect.poll(current).toBe('a');
});

test('a last section too short for the top is current at the end of the page, and not before', async () => {
  await open({ heights: [700, 700, 60, 60], after: 40 });
  window.scrollTo(0, 900);
  await expect.poll(current).toBe('b');
  window.scrollTo(0, 5000);
  await expect.poll(current).toBe('d');
  window.scrollTo(0, 880);
  await expect.poll(current).toBe('b');
});

test('a page that is seen whole is at its first section', async () => {
  await open({ heights: [100, 100] });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.poll(current).toBe('a');
});

test('[A11Y-01] a section is gone to at once in reduced motion, with the focus, and is current even if it cannot reach the top', async () => {
  await open({ heights: [700, 700, 60, 60], after: 40 });
  await page.getByRole('button', { name: 'to c from a' }).click();
  expect(window.scrollY).toBe(960);
  await expect.poll(() => document.activeElement?.id).toBe('c');
  await expect.poll(current).toBe('c');
});

test('what lies on the way to a section is not announced, and scrolling elsewhere ends the way', async () => {
  await open({ heights: [700, 700, 700, 700], after: 900 }, 'full');
  const told: string[] = [];
  const watch = new MutationObserver(() => told.push(status().textContent ?? ''));
  watch.observe(status(), { characterData: true, subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  await page.getByRole('button', { name: 'to c from a' }).click();
  await vi.waitFor(() => expect(Math.round(window.scrollY)).toBe(1350), { timeout: 5000 });
  await expect.poll(current).toBe('c');
  expect(told).toEqual(['c']);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(current).toBe('a');
});

test('a key that scrolls on the way leaves the section that is read current', async () => {
  await open({ heights: [700, 700, 60, 60], after: 40 });
  await page.getByRole('button', { name: 'to c from a' }).click();
  await expect.poll(current).toBe('c');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(current).toBe('d');
});

test('sections that come later are followed too', async () => {
  const { rerender } = await open({ heights: [700, 700], after: 900 });
  rerender(<Page heights={[700, 700, 700]} after={900} />);
  window.scrollTo(0, 1400);
  await expect.poll(current).toBe('c');
});
