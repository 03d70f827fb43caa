import { expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { createLetters, type Letter } from './index.ts';

vi.mock('./letters.actions.ts', () => {
  throw new Error('part of the program is missing');
});

const letter: Letter = { id: '5', title: 'x', html: '', at: { kind: 'unknown' }, isRead: false };
const missing = { kind: 'error', key: 'error_network' };
const line = {
  level: 'error',
  message: 'the letters could not be loaded',
  details: { error: expect.stringMatching(/^Error: /) },
};

const setUp = () => {
  const deps = testDeps({ token: 't1' });
  return { ...deps, letters: createLetters(deps) };
};

test('[LET-02] a letter whose code cannot be loaded is shown as a lost connection and logged, and is tried again', async () => {
  const { letters, heard, ports } = setUp();
  await letters.open(letter);
  expect([heard('message'), ports.logger.lines]).toEqual([[missing], [line]]);
  await letters.open(letter);
  expect(heard('message')).toHaveLength(2);
});

test('[LET-04] a deletion whose code cannot be loaded is none: it is shown as a lost connection and logged', async () => {
  const { letters, heard, ports } = setUp();
  expect(await letters.destroy(['5'], 1)).toBe(false);
  expect([heard('message'), ports.logger.lines]).toEqual([[missing], [line]]);
});

test('[RT-04x] letters that cannot be read again for want of code are a failure without a message', async () => {
  const { letters, heard } = setUp();
  expect(await letters.reread()).toBe(false);
  expect(heard('message')).toEqual([]);
});
