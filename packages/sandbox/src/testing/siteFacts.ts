import type { SiteFacts } from '@housefront/contract/suite';

/** A site of the sandbox, as the suite is given one. */
export const siteFacts: SiteFacts = {
  siteId: 1001,
  currency: 'USD',
  language: 'en_US',
  template: 'desktop_1',
  mobileTemplate: 'H5_1',
  modelVersion: '1',
  origin: 'http://localhost',
};
