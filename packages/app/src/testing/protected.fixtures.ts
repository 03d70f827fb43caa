import { PROFILES, type ProfileName } from '@housefront/contract/protection';
import type { SiteConfig } from '@housefront/contract/site-config';

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
