import { expect, test } from 'vitest';
import { linkKind } from './linkKind.ts';

test.each([
  ['/', 'path'],
  ['/game/hall/slot?x=1#y', 'path'],
  ['https://example.com/', 'external'],
  ['HTTP://example.com', 'external'],
  ['//example.com/x', 'external'],
  ['/\\example.com', 'external'],
  ['\\\\example.com', 'external'],
  ['mailto:a@example.com', 'other'],
  ['tel:+1', 'other'],
  ['#main', 'other'],
] as const)('%s is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
