import { expect, type MockInstance } from 'vitest';

/**
 * Waits until two frames pass without a call: what was read last is drawn a little later than its answer is there.
 * @param drawn what is called whenever the part in question renders; its calls are forgotten
 */
export async function untilDrawn(drawn: Pick<MockInstance, 'mock' | 'mockClear'>): Promise<void> {
  const callsInTwoFrames = async () => {
    drawn.mockClear();
    for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
    return drawn.mock.calls.length;
  };
  await expect.poll(callsInTwoFrames).toBe(0);
}
