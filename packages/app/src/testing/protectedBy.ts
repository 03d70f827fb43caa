import { PROFILES, type ProfileName } from '@housefront/contract/protection';
import type { SiteConfig } from '@housefront/contract/site-config';

/** Config of a test's site with a profile of player protection. */
export const protectedBy = (profile: ProfileName): NonNullable<SiteConfig['protection']> => ({
  profile,
  licence: { sentence: 'Licensed as an example.', account: '00000', register: 'https://register.example.com' },
  marks: [],
  links: [{ kind: 'helpline', title: 'Helpline', url: 'https://help.example.com' }],
  values: PROFILES[profile],
});
