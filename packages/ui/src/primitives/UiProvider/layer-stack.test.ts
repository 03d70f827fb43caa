import { expect, test } from 'vitest';
import { createLayerStack } from './layer-stack.ts';

test('[SHELL-32] the first layer is at 2000 and each later one above all that are open', () => {
  const stack = createLayerStack();
  for (const layer of ['a', 'b', 'c']) stack.open(layer);
  expect(['a', 'b', 'c'].map((layer) => stack.heightOf(layer))).toEqual([2000, 2001, 2002]);
});

test('[SHELL-32] closing a lower layer never lets a new one slip under an open one', () => {
  const stack = createLayerStack();
  const closeLower = stack.open('lower');
  const closeUpper = stack.open('upper');
  closeLower();
  expect(stack.heightOf('new')).toBeGreaterThan(stack.heightOf('upper'));
  closeUpper();
  expect(stack.heightOf('new')).toBe(2000);
});

test('listeners hear of layers that open, cover others and close until they leave', () => {
  const stack = createLayerStack();
  let heard = 0;
  const leave = stack.subscribe(() => (heard += 1));
  stack.open('a')();
  stack.cover();
  leave();
  stack.open('b');
  expect([heard, stack.covered()]).toEqual([3, 1]);
});
