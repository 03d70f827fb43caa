import { expect, test } from 'vitest';
import { commitOf, drawn } from './drawn.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const commits = Array.from({ length: 2000 }, (_, index) => `commit ${index}`);

test('[DX-02] a commit always draws the same names, each at most once, whatever their order', () => {
  for (const commit of commits.slice(0, 50)) {
    const some = drawn(commit, names, 2);
    expect(new Set(some).size).toBe(2);
    expect(drawn(commit, names.toReversed(), 2)).toEqual(some);
    expect(drawn(commit, names, 3).slice(0, 2)).toEqual(some);
  }
});

test('[DX-02] all names are drawn equally often over many commits', () => {
  const all = commits.flatMap((commit) => drawn(commit, names, 2));
  const share = (name: string) => all.filter((one) => one === name).length / commits.length;
  for (const name of names) expect(share(name)).toBeCloseTo(2 / 5, 1);
});

test('[DX-02] a new name only joins a draw', () => {
  for (const commit of commits.slice(0, 50)) {
    const more = drawn(commit, [...names, 'f']);
    expect(more.filter((name) => name !== 'f')).toEqual(drawn(commit, names));
  }
});

test('[DX-02] of fewer names than wanted all are drawn, and of none none', () => {
  expect(drawn('a', ['x', 'y'], 5).toSorted()).toEqual(['x', 'y']);
  expect(drawn('a', [], 2)).toEqual([]);
});

test('[DX-02] the commit is the one that is checked out', () => {
  expect(commitOf(import.meta.dirname)).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf('/')).toBe('');
});
