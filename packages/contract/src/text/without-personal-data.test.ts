import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['Cannot read player@example.com', 'Cannot read [e-mail]'],
  ['call +44 7911 123456 failed', 'call [number] failed'],
  ['call (020) 7946-0958 failed', 'call ([number] failed'],
  ['account 88001234567 is gone', 'account [number] is gone'],
  ['account ٨٨٠٠١٢٣٤٥٦ is gone', 'account [number] is gone'],
  ['no member demo2024', 'no member [account]'],
  ['GET /api/list?tk=abc&member_id=7 failed', 'GET /api/list failed'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '[token]'],
  ['token 3f2504e04f8911d39a0c0305e82c3301 refused', 'token [token] refused'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['Minified React error #418', 'Minified React error #418'],
  ['HTTP 404 after 1200 ms', 'HTTP 404 after 1200 ms'],
])('[OBS-01] %s becomes %s', (text, safe) => {
  expect(withoutPersonalData(text, 300)).toBe(safe);
});

test('[OBS-01] a stack keeps its places, without hosts and queries', () => {
  const stack = `TypeError: no 88001234567
    at f (https://play.example.com/assets/client-Ab3dE5_9.js:1:123456)
    at async https://play.example.com/assets/shell-00112233.js?tk=secret:12:3456789`;
  expect(withoutPersonalData(stack, 4000)).toBe(`TypeError: no [number]
    at f (/assets/client-Ab3dE5_9.js:1:123456)
    at async /assets/shell-00112233.js:12:3456789`);
});

test('[OBS-01] a text is cut, and the longest one takes no time', () => {
  expect(withoutPersonalData('x '.repeat(500), 10)).toBe('x x x x x ');
  const start = performance.now();
  const parts = ['1-', 'a1', 'a@', 'a.', '/a', '?a=', '?', 'a', 'a1_-', '/a.js:1:', 'http://'];
  for (const part of parts) withoutPersonalData(part.repeat(1e6), 4000);
  expect(performance.now() - start).toBeLessThan(2000);
});
