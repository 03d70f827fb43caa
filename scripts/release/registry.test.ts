import { expect, test } from 'vitest';
import { registryFor } from './registry.ts';

const test1 = { VITEST: 'true' };

test.each([
  ['http://localhost:4873', 'http://localhost:4873/'],
  ['http://localhost:4873/npm', 'http://localhost:4873/npm/'],
  ['http://127.0.0.1:4873/', 'http://127.0.0.1:4873/'],
  ['http://127.9.9.9/', 'http://127.9.9.9/'],
  ['http://[::1]:4873/', 'http://[::1]:4873/'],
  ['https://LOCALHOST/', 'https://localhost/'],
])('[OPS-13] tests publish to %s', (given, url) => {
  expect(registryFor(given, test1)).toEqual({ ok: true, url });
});

test.each([
  'https://packages.example.org/',
  'https://packages.example.net/',
  'http://packages.example.org:4873/',
  'https://localhost.example.com/',
  'https://127.0.0.1.example.com/',
  'https://example.com/localhost',
  'https://localhost@example.com/',
  'https://example.com:4873/127.0.0.1',
  'http://10.0.0.1/',
  'http://192.168.1.1:4873/',
  'http://0.0.0.0:4873/',
  'http://[::]:4873/',
  'http://[::ffff:10.0.0.1]/',
  'http://128.0.0.1/',
  'https://xn--lcalhost-d2e.com/',
  'https://localhost:4873@example.com/',
  'ftp://localhost/',
  'file:///tmp/registry',
  'localhost:4873',
  '//localhost:4873',
  'http://localhost:4873/?to=https://packages.example.org',
  'http://user:secret@localhost:4873/',
  '',
  undefined,
])('[OPS-13] tests do not publish to %s', (given) => {
  expect(registryFor(given, test1).ok).toBe(false);
  expect(registryFor(given, { NODE_ENV: 'test' }).ok).toBe(false);
});

test('[OPS-13] a release needs a named registry, which is encrypted unless it is on this machine', () => {
  expect(registryFor(undefined, { npm_config_registry: 'https://packages.example.org/' })).toEqual({
    ok: false,
    problem: 'Name the registry that the release goes to: --registry https://registry.example.com/',
  });
  expect(registryFor('https://registry.example.com', {})).toEqual({ ok: true, url: 'https://registry.example.com/' });
  expect(registryFor('http://registry.example.com', {}).ok).toBe(false);
  expect(registryFor('http://localhost:4873', {}).ok).toBe(true);
});
