import { describe, expect, test } from 'vitest';
import { gatewayOf, settings } from '../../sites/site.fixtures.ts';

const FILE = '/speculation-rules.json';

describe('happy', () => {
  test('[PLT-02] the rules are a file of one site, kept for an hour by its visitor alone', async () => {
    const answer = await gatewayOf().get(FILE);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/speculationrules+json',
      'private, max-age=3600',
    ]);
    expect(Object.keys((await answer.json()) as object)).toEqual(['prefetch']);
  });
});

describe('error', () => {
  test.each([
    ['the visitor saves data', {}, { 'save-data': 'on' }],
    ['the site has switched prefetching off', { prefetch: false }, {}],
  ])('[PLT-02] there are no rules where %s', async (_, config, headers: Record<string, string>) => {
    const answer = await gatewayOf({ config: { ...settings, ...config } }).get(FILE, headers);
    expect([answer.status, await answer.json(), answer.headers.get('vary')]).toEqual([200, {}, 'Save-Data']);
  });
});

describe('security', () => {
  test('[PLT-02] the rules are the same for all visitors, run nothing, and may be used by this site alone', async () => {
    const { get } = gatewayOf();
    const plain = await (await get(FILE)).text();
    const asked = await get(`${FILE}?where=/user&x=<script>`, { cookie: 'token=a', referer: 'https://evil.test/' });
    expect(await asked.text()).toBe(plain);
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(asked.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(plain).not.toMatch(/prerender|\/user|\/play|\/Deposit/);
  });
});
