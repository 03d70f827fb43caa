import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const graph = (edges: Readonly<Record<string, string>>) =>
  new Map(Object.entries(edges).map(([file, targets]) => [file, targets.split(' ').filter(Boolean)]));

test('files that import each other are a circle, also over others', () => {
  expect(circlesIn(graph({ a: 'b', b: 'c', c: 'a d', d: '' }))).toEqual([['a', 'b', 'c']]);
  expect(circlesIn(graph({ a: 'b', b: 'a', c: 'd a', d: 'c' }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('several ways to one file are none', () => {
  expect(circlesIn(graph({ a: 'b c', b: 'd', c: 'd', d: '' }))).toEqual([]);
  expect(circlesIn(graph({ d: '', b: 'd', a: 'd b' }))).toEqual([]);
});
