import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Billboard } from './index.ts';
import { withBillboard } from './withBillboard.ts';

test('a frame knows whether its page begins with a billboard that is in view', async () => {
  onTestFinished(() => window.scrollTo(0, 0));
  const frame = (billboard: boolean) => (
    <div className="frame" style={{ minHeight: '3000px' }}>
      {billboard ? <Billboard>Tonight</Billboard> : <p>Tonight</p>}
    </div>
  );
  const under = (): boolean => document.querySelector(withBillboard('frame')) !== null;
  const { rerender } = mount(frame(true));
  await expect.poll(under).toBe(true);
  window.scrollTo(0, 12);
  await new Promise(requestAnimationFrame);
  await expect.poll(under).toBe(true);
  window.scrollTo(0, 200);
  await expect.poll(under).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(under).toBe(true);
  rerender(frame(false));
  await expect.poll(under).toBe(false);
});
