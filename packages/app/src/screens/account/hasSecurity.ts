import type { SiteConfig } from '@housefront/contract/site-config';

/** Whether the site has settings of the sign-in beside the password, so that the member centre has a page for them. */
export const hasSecurity = ({ passkeys, deviceList }: Pick<SiteConfig, 'passkeys' | 'deviceList'>): boolean =>
  passkeys || deviceList;
