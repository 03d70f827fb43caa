import type { SiteConfig } from '@housefront/contract/site-config';

/** Whether the site has settings of the sign-in beside the password, or notices, so that the member centre has a page for them. */
export const hasSecurity = ({
  passkeys,
  deviceList,
  secondFactor,
  push,
}: Pick<SiteConfig, 'passkeys' | 'deviceList' | 'secondFactor' | 'push'>): boolean =>
  passkeys || deviceList || secondFactor || push;
