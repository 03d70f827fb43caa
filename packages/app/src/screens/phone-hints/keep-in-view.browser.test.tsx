import { fakeClock } from '@housefront/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInputsInView } from './keep-in-view.ts';

const clock = fakeClock();
let end: () => void;

/** A long page under a sticky bar with a field; another field is further down. */
beforeEach(() => {
  document.body.innerHTML = `
    <div style="position: sticky; top: 0; height: 60px; background: white">
      <input aria-label="stuck" style="display: block; height: 40px" />
    </div>
    <input aria-label="below" style="display: block; height: 40px; margin-top: 500px" />
    <div style="height: 3000px"></div>`;
  end = keepInputsInView(clock);
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!;
const middle = ({ top, height }: DOMRect) => top + height / 2;

test('[CONST-02] a field in a bar that sticks does not take the page away from its place', async () => {
  scrollTo(0, 800);
  field('stuck').focus({ preventScroll: true });
  await clock.advance(500);
  await expect.poll(() => scrollY).toBe(800);
});

test('[CONST-02] a field under the keyboard comes into the middle when that has come', async () => {
  const keyboard = Object.assign(new EventTarget(), { offsetTop: 0, height: 300 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard as unknown as VisualViewport);
  field('below').focus({ preventScroll: true });
  keyboard.dispatchEvent(new Event('resize'));
  await expect.poll(() => middle(field('below').getBoundingClientRect())).toBeCloseTo(innerHeight / 2, -1);
});

test('[CONST-02] a field under a bar of the page comes into the middle after 500 ms', async () => {
  scrollTo(0, 560);
  await expect.poll(() => field('below').getBoundingClientRect().top).toBeLessThan(60);
  await expect.poll(() => field('below').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  field('below').focus({ preventScroll: true });
  await clock.advance(500);
  await expect.poll(() => middle(field('below').getBoundingClientRect())).toBeCloseTo(innerHeight / 2, -1);
});

test('[CONST-02] a field that is seen stays where it is', async () => {
  const { top } = field('below').getBoundingClientRect();
  expect(top).toBeLessThan(innerHeight - 40);
  field('below').focus({ preventScroll: true });
  await clock.advance(500);
  await expect.poll(() => field('below').getBoundingClientRect().top).toBe(top);
});
