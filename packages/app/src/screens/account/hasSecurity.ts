import type { SiteConfig } from '@housefront/contract/site-config';

/** Whether the site has settings of the sign-in beside the password, so that the member centre has a page for them. */
export const hasSecurity = ({
  passkeys,
  deviceList,
  secondFactor,
}: Pick<SiteConfig, 'passkeys' | 'deviceList' | 'secondFactor'>): boolean => passkeys || deviceList || secondFactor;
