import { expect, test } from 'vitest';
import { isOwnHeader, PLAIN_PATH } from './own-calls.ts';
import { parseSiteConfig } from '../site-config.ts';
import { siteConfigKeys } from '../site-config.keys.ts';

const usual = Object.fromEntries(
  siteConfigKeys()
    .filter(({ path, required }) => required && !path.includes('.'))
    .map(({ path, example }) => [path, example]),
);
const checked = (own: object) => parseSiteConfig({ ...usual, ...own });

test.each(['/api/bonus', '/api/bonus/list', '/api/bonus/*', '/api/*', '/api/v1.2/x', '/api/a_b/c-d/', '/api/x.json'])(
  '[SEC-06] a site may name %s',
  (path) => {
    expect(checked({ apiPaths: [path] })).toMatchObject({ ok: true, config: { apiPaths: [path] } });
  },
);

test.each([
  '/',
  '/api',
  '/api/',
  '*',
  '/*',
  'api/x',
  '/apix',
  '/faq',
  '/api/**',
  '/api/*/x',
  '/api/x*',
  '/api/x/*/',
  '/api//x',
  '/api/../x',
  '/api/./x',
  '/api/x/..',
  '/api/x;a',
  '/api/%6c',
  '/api/x y',
  '/api/x?y',
  '/api/x#y',
  '/api/x\\y',
  '/api/\u00f6',
  '/api/x.',
  '/api/.x',
  '/api/index.php/x',
  '/api/x\n',
  'https://api.example.com/api/x',
  '',
])('[SEC-06] a site may not name %j', (path) => {
  expect(checked({ apiPaths: [path] })).toMatchObject({ ok: false, problems: [{ path: 'apiPaths.0' }] });
});

test('[SEC-06] a path that is long and odd is judged at once', () => {
  const start = performance.now();
  for (const part of ['a.1', 'a', '.', '/', 'a/', '.1', 'a.']) PLAIN_PATH.test(`/api/${part.repeat(20_000)};`);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each(['x-device-id', 'X-Device-Id', 'x-sandbox-scenario', 'x-total-count', 'origin', 'x-csrf-token'])(
  '[SEC-06] a header of its own calls may be %s',
  (name) => {
    expect(checked({ apiHeaders: [name] })).toMatchObject({ ok: true, config: { apiHeaders: [name.toLowerCase()] } });
  },
);

test.each([
  'x_site_id',
  'x-site-id',
  'X-Site-Id',
  'cookie',
  'Set-Cookie',
  'set-cookie2',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'client-ip',
  'cf-connecting-ip',
  'cf-ipcountry',
  'x-cluster-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-http-method',
  'transfer-encoding',
  'content-length',
  'connection',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'proxy-authorization',
  'location',
  'refresh',
  'link',
  'content-security-policy',
  'strict-transport-security',
  'access-control-allow-origin',
  'x-accel-redirect',
  'x-sendfile',
  'surrogate-control',
  'cdn-cache-control',
  'clear-site-data',
  'sourcemap',
  'www-authenticate',
  'speculation-rules',
  '',
  'x y',
  'x:y',
  '-x',
  'x-',
])('[SEC-06] and not %j', (name) => {
  expect(isOwnHeader(name)).toBe(false);
  expect(checked({ apiHeaders: [name] })).toMatchObject({ ok: false, problems: [{ path: 'apiHeaders.0' }] });
});
