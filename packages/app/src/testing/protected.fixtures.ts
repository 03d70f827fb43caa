import { valuesAt } from '@housefront/contract/dated';
import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { FakePorts } from '@housefront/core/testing';

const helps = [
  ['helpline', 'Example helpline', 'https://help.example.com', '0800 000 000', 'Day and night'],
  ['contact', 'Write to us', 'https://care.example.com', undefined, 'Monday to Friday, 9 to 17'],
  ['assessment', 'Example self-test', 'https://test.example.com', undefined, undefined],
  ['register', 'Example register', 'https://exclusion.example.com', undefined, undefined],
  ['software', 'Example blocker', 'https://blocking.example.com', undefined, undefined],
] as const;

/** The key `protection` of a checked config, with an invented licence and as many marks as the profile has. @internal */
export function protectedBy(
  profile: ProfileName,
  more: Partial<NonNullable<SiteConfig['protection']>> = {},
): Pick<SiteConfig, 'protection'> {
  const values = PROFILES[profile];
  const count = 'marks' in values ? values.marks.count : 0;
  return {
    protection: {
      profile,
      values,
      licence: {
        sentence: 'Example House is licensed by the Commission of Examples.',
        account: '12345',
        register: 'https://register.example.com/12345',
        authority: 'Supervised by the Office of Examples.',
        warning: 'Gambling can be addictive.',
      },
      marks: Array.from({ length: count }, (_, at) => ({
        file: `mark-${at + 1}.svg`,
        title: `Example mark ${at + 1}`,
        url: `https://marks.example.com/${at + 1}`,
      })),
      links: helps.map(([kind, title, url, phone, note]) => ({ kind, title, url, phone, note })),
      ...more,
    },
  };
}

/** As {@link protectedBy}, without marks, with the values of 2026-01-01 and those given. @internal */
export const protectedConfig = (profile: ProfileName, over: Partial<Protection> = {}): Pick<SiteConfig, 'protection'> =>
  protectedBy(profile, {
    marks: [],
    values: { ...valuesAt<Protection>(PROFILES[profile], Date.UTC(2026, 0, 1)), ...over },
  });

/** The gateway in front of a test's platform, which has a profile for the site: it names the site with every call. @internal */
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
