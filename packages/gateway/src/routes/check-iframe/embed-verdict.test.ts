import { expect, test } from 'vitest';
import { embedVerdict } from './embed-verdict.ts';

const site = new URL('https://play.example.com');

const judge = (
  headers: Readonly<Record<string, string | string[]>>,
  { status = 200, page = 'https://games.test/x' } = {},
) => embedVerdict({ url: new URL(page), status, values: (name) => [headers[name] ?? []].flat() }, site);

test.each([
  ['', {}],
  ['x-frame-options', { 'x-frame-options': 'DENY' }],
  ['x-frame-options', { 'x-frame-options': 'SameOrigin' }],
  ['x-frame-options', { 'x-frame-options': ['ALLOWALL', 'deny'] }],
  ['', { 'x-frame-options': 'ALLOW-FROM https://play.example.com' }],
  ['frame-ancestors', { 'content-security-policy': "frame-ancestors 'none'" }],
  ['frame-ancestors', { 'content-security-policy': "default-src *; frame-ancestors 'self'" }],
  ['frame-ancestors', { 'content-security-policy': 'frame-ancestors https://other.example.com' }],
  ['frame-ancestors', { 'content-security-policy': 'frame-ancestors' }],
  ['frame-ancestors', { 'content-security-policy': 'frame-ancestors *.play.example.com' }],
  ['frame-ancestors', { 'content-security-policy': 'frame-ancestors https://play.example.com:8443' }],
  ['frame-ancestors', { 'content-security-policy': ['frame-ancestors *', "frame-ancestors 'none'"] }],
  ['frame-ancestors', { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }],
  ['', { 'content-security-policy': 'frame-ancestors *' }],
  ['', { 'content-security-policy': 'frame-ancestors https:' }],
  ['', { 'content-security-policy': 'frame-ancestors http:' }],
  ['', { 'content-security-policy': 'FRAME-ANCESTORS https://PLAY.example.com' }],
  ['', { 'content-security-policy': 'frame-ancestors *.example.com' }],
  ['', { 'content-security-policy': 'frame-ancestors play.example.com:443' }],
  ['', { 'content-security-policy': 'frame-ancestors http://play.example.com' }],
  ['', { 'content-security-policy': "default-src 'self'" }],
  // A policy that names ancestors replaces the older header.
  ['', { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }],
  ['', { 'content-security-policy-report-only': "frame-ancestors 'none'" }],
])('[HELP-03][HELP-04x] verdict %j for %j', (reason, headers) => {
  expect(judge(headers)).toBe(reason);
});

test('[HELP-04x] pages that fail, and insecure ones in a secure site, cannot be embedded', () => {
  expect(judge({}, { status: 404 })).toBe('unavailable');
  expect(judge({}, { page: 'http://games.test/' })).toBe('mixed-content');
  expect(judge({ 'x-frame-options': 'SAMEORIGIN' }, { page: 'https://play.example.com/x' })).toBe('');
});
