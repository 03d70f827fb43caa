import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routePatterns } from './paths.ts';

const screens = readdirSync(join(import.meta.dirname, '../screens'));
const routers = readdirSync(import.meta.dirname)
  .filter((name) => /^(?:router|\w+Routes)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('[SHELL-60x] no address and no screen is for administrators', () => {
  const named = [
    ...Object.values(routePatterns),
    ...screens,
    ...[...routers.matchAll(/'(\/[\w$/]*)'/g)].map(([, path = '']) => path),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => /admin|manage|backoffice|operator/i.test(name))).toEqual([]);
});
