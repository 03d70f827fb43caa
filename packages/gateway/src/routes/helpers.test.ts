import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatewayOf, HOST, OWN } from '../sites/site.fixtures.ts';

test(
  '[GW-04] 2,000 generated bodies at every helper: no crash, no 5xx, always the envelope or the answer',
  { timeout: 60_000 },
  async () => {
    const { gateway } = gatewayOf({ linkKey: 'aG91c2Vmcm9udC1kZW1vLWtleS1pcy1ub3Qtc2VjcmU' }, { rateLimitScale: 0 });
    const path = fc.constantFrom(
      '/check_iframe',
      '/get_login_header',
      '/get_info_data',
      '/api/fb_tracking',
      '/api/template_config',
    );
    const key = fc.constantFrom(
      'url',
      'enc',
      'mobileTemplateName',
      'eventName',
      'userData',
      '__proto__',
      'constructor',
    );
    const body = fc.oneof(
      fc.json(),
      fc
        .dictionary(key, fc.anything())
        .map((value) => JSON.stringify(value, (_name, item: unknown) => (typeof item === 'bigint' ? 1 : item))),
      fc.string({ unit: 'binary' }),
      fc.constant('{"url":"http://127.0.0.1/"}'),
      fc.constant(`{"enc":"${'a.'.repeat(4)}"}`),
      fc.constant('['.repeat(8000)),
    );
    await fc.assert(
      fc.asyncProperty(path, body, async (at, text) => {
        const headers = { ...OWN, 'sec-fetch-site': 'same-origin' };
        const answer = await gateway.app.request(HOST + at, { method: 'POST', headers, body: text });
        // Without consent no conversion is taken.
        expect(at === '/api/fb_tracking' ? [400, 403, 413] : [200, 400, 413]).toContain(answer.status);
        expect(typeof (await answer.json())).toBe('object');
      }),
      { numRuns: 2000 },
    );
    gateway.close();
  },
);
