import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import { valuesAt } from '@housefront/contract/dated';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { FakePorts } from '@housefront/core/testing';

/** The config of a site with a profile of player protection, with links of every kind. */
export const protectedConfig = (profile: ProfileName, over: Partial<Protection> = {}): Partial<SiteConfig> => ({
  protection: {
    profile,
    marks: [],
    values: { ...valuesAt<Protection>(PROFILES[profile], Date.UTC(2026, 0, 1)), ...over },
    licence: { sentence: 'An example without a licence.', account: '1', register: 'https://register.example.com/1' },
    links: [
      { kind: 'helpline', title: 'Helpline', url: 'https://help.example.com' },
      { kind: 'contact', title: 'Write to us', url: 'https://care.example.com' },
      { kind: 'software', title: 'Blocking software', url: 'https://blocking.example.com' },
      { kind: 'register', title: 'National register', url: 'https://exclusion.example.com' },
    ],
  },
});

/** The gateway in front of a test's platform, which has a profile for the site: it names the site with every call. */
export const protectedPlatform =
  (profile: ProfileName) =>
  ({ http }: FakePorts): void => {
    const { send } = http;
    const order = () =>
      send({
        url: '/control/protection-profile',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site_id: 1001, profile }),
        signal: new AbortController().signal,
      });
    let ordered: Promise<unknown> | undefined;
    Object.assign(http, {
      send: async (request: Parameters<typeof send>[0]) => {
        ordered ??= order();
        await ordered;
        return send({ ...request, headers: { ...request.headers, 'x-site-id': '1001' } });
      },
    });
  };
