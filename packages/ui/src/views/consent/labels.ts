export const consentLabels = {
  /** The question at the lower edge of the page, and its three answers. */
  title: 'consent.title',
  body: 'consent.body',
  yes: 'consent.yes',
  no: 'consent.no',
  choose: 'consent.choose',
  /** Title of the dialog, and of the link that opens it. */
  choices: 'consent.choices',
  intro: 'consent.intro',
  save: 'consent.save',
  needed: 'consent.needed',
  neededPurpose: 'consent.needed_purpose',
  /** State of what the site needs. */
  always: 'consent.always',
  statistics: 'consent.statistics',
  statisticsPurpose: 'consent.statistics_purpose',
  marketing: 'consent.marketing',
  marketingPurpose: 'consent.marketing_purpose',
  services: ['consent.services', 'services'],
  /** The browser sends a signal that refuses everything. */
  privacyControl: ['consent.privacy_control', 'signal'],
  close: 'common.close',
} as const;
