import { expect, test } from 'vitest';
import { gatewayOf, scriptNonce, siteOf } from '../../sites/site.fixtures.ts';

test('[SEC-01] config hosts cannot smuggle directives into the policy', async () => {
  const config = {
    ...siteOf().config,
    imageHosts: ["https://a.example.com; script-src 'unsafe-inline'", 'b.example.com', '*'],
  };
  const csp = (await gatewayOf({ config }).get('/')).headers.get('content-security-policy') ?? '';
  expect(csp).toContain("img-src 'self' data: blob: b.example.com;");
  expect(csp).not.toContain("script-src 'unsafe-inline'");
});

test('[SEC-01] a page may run only what carries the nonce of this very answer', async () => {
  const { get } = gatewayOf();
  const [first, second] = [await get('/'), await get('/')];
  const [a, b] = [
    scriptNonce(first.headers.get('content-security-policy')),
    scriptNonce(second.headers.get('content-security-policy')),
  ];
  expect(a).not.toBe(b);
  const [one, two] = [await first.text(), await second.text()];
  expect(one.split(`nonce="${a}"`)).toHaveLength(3);
  expect(one.replaceAll(a ?? '', b ?? '')).toBe(two);
  expect(first.headers.get('link')).toContain(`nonce="${a}"`);
  const csp = first.headers.get('content-security-policy') ?? '';
  expect(csp).toContain("connect-src 'self' wss://rt.example.com:6001 https://rt.example.com:6001");
  expect(csp).toContain("img-src 'self' data: blob: https://img.example.com");
  expect(csp).toContain("frame-src 'self' https:");
  expect(csp).toContain(`style-src 'self' 'nonce-${a}'; style-src-attr 'unsafe-inline'`);
});
