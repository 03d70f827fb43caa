import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floorsOf } from './floors.ts';
import { sourceFiles } from './graph.ts';

const files = sourceFiles(join(import.meta.dirname, '../..'));

test.each(Object.entries(floorsOf))('each floor of %s is named once and has files', (own, { order, of }) => {
  const src = `packages/${own}/src/`;
  const used = new Set(files.filter((file) => file.startsWith(src)).map((file) => of(file.slice(src.length))));
  expect([...new Set(order)]).toEqual(order);
  expect(order.filter((floor) => !used.has(floor))).toEqual([]);
});
