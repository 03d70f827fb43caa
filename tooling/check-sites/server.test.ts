import { expect, test } from 'vitest';
import { checkServers } from './server.ts';

const server = (id: string, files: Readonly<Record<string, string>>, entry = '') => ({
  id,
  shared: new Map(Object.entries(files)),
  entry,
});
const broken = (...servers: readonly ReturnType<typeof server>[]) =>
  checkServers(servers)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

test('server code that is not the same in all sites is named, and so is a site that brings much of its own', () => {
  expect(broken(server('1', { 'a.js': '1', 'b.js': '2' }), server('2', { 'a.js': '1', 'b.js': '2' }))).toEqual([]);
  expect(broken(server('1', { 'a.js': '1', 'b.js': '2' }), server('2', { 'a.js': '3', 'c.js': '2' }))).toEqual([
    'site 2: server code differs from that of site 1: a.js, c.js, b.js',
  ]);
  expect(broken(server('1', {}, 'x'.repeat(251_000)))).toEqual(['site 1: server code of its own: 251.0 of 250 kB']);
});
