import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitOf } from '../middleware/rate-limit/limits.ts';
import { settings } from '../sites/site.fixtures.ts';
import { platformPaths, readTarget } from './platform-paths.ts';

const usual = { ...settings, apiPaths: ['/api/art/*'] };

test('[SEC-06] every call of the contract is a plain address that passes', () => {
  const allowed = platformPaths(usual);
  const paths = Object.values<AnyCall>(calls)
    .filter(({ base }) => base === 'api')
    .map((call) => callPath(call));
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) expect([path, readTarget(path)?.path, allowed(path)]).toEqual([path, path, true]);
});

test.each([
  ['/api/broadcasting/auth', true],
  ['/api/static/1001/env_config.json', true],
  ['/api/art/games/x/88/lucky-cat.svg', true],
  ['/api/art/', false],
  ['/api/art', false],
  ['/api/artful', false],
  ['/api/bonus', false],
  ['/api/Login', false],
  ['/api/login/', false],
  ['/api/login.json', false],
  ['/api/constructor', false],
  ['/api/__proto__', false],
])('[SEC-06] without a word of the config %s passes: %s', (path, passes) => {
  expect(platformPaths(usual)(path)).toBe(passes);
});

test('[SEC-06] a site names the addresses of its own calls, and what changes those of the contract', () => {
  const own = platformPaths({
    ...usual,
    apiPaths: ['/api/bonus', '/api/shop/*'],
    staticBase: '/files/v1',
    realtime: { host: 'rt', port: 1, tls: true, authPath: '/api/join' },
  });
  for (const path of ['/api/bonus', '/api/shop/a/b', '/api/join', '/api/login', '/files/v1/1001/env_config.json'])
    expect([path, own(path)]).toEqual([path, true]);
  for (const path of ['/api/bonus/x', '/api/shop', '/api/art/x.svg', '/api/broadcasting/auth', '/api/static/x'])
    expect([path, own(path)]).toEqual([path, false]);
});

test('[SEC-06] what follows the path goes on as a parser writes it', () => {
  expect(readTarget('/api/x?a=%20b&c=../;d')).toEqual({ path: '/api/x', search: '?a=%20b&c=../;d' });
  expect(readTarget('/api/x?')).toEqual({ path: '/api/x', search: '' });
  expect(readTarget('/api/x#y')).toBeUndefined();
  expect(readTarget('/api/v1.2/x')).toEqual({ path: '/api/v1.2/x', search: '' });
});

test('[SEC-06] however an address with a limit is written, it is refused or it has its limit', () => {
  const limited = fc.constantFrom('/api/login', '/api/register/sms', '/api/member/withdrawal/store', '/api/captcha');
  const odd = fc.constantFrom(
    '',
    '/',
    '//',
    '.',
    '..',
    ';',
    ';a=1',
    '%',
    '%2f',
    '%2e',
    '%3b',
    '%20',
    '%09',
    '%00',
    '%25',
    '\\',
    '~',
    '.json',
    '.html',
    '.php',
    '/.',
    '/..',
    '/../',
    '?',
    '#',
    ' ',
    '\t',
    '\u00a0',
    '\u017f',
    '|',
    '^',
    '*',
    ':',
    '@',
    '&',
    '=',
  );
  const spelled = fc.tuple(limited, fc.nat(30), odd, fc.boolean(), odd).map(([path, at, inserted, loud, end]) => {
    const text = path.slice(0, at) + inserted + path.slice(at) + end;
    return loud ? `/api${text.slice(4).toUpperCase()}` : text;
  });
  /** Spellings that a platform might treat as equal: many ignore capitals, formats and slashes at the end. */
  const folded = (text: string) =>
    text
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\.[^/]*$/, '');
  fc.assert(
    fc.property(spelled, (text) => {
      const passed = readTarget(text)?.path ?? '/api/refused';
      expect(passed).toMatch(/^\/api\/[\w~./-]+$/);
      expect([passed, limitOf(passed)]).toEqual([passed, limitOf(folded(passed))]);
    }),
    { numRuns: 5000 },
  );
});
