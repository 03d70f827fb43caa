import * as realtime from '../features/realtime/realtime.ts';

/** Every realtime channel of the platform (CON-01). */
export const channels = {
  member: realtime.memberChannel,
  memberCurrency: realtime.memberCurrencyChannel,
  webMember: realtime.webMemberChannel,
  webApi: realtime.webApiChannel,
  template: realtime.templateChannel,
} as const;
