import * as jackpots from '../features/jackpots/jackpots.ts';
import * as realtime from '../features/realtime/realtime.ts';
import * as wins from '../features/wins/wins.ts';

/** Every realtime channel of the platform (CON-01). */
export const channels = {
  member: realtime.memberChannel,
  memberCurrency: realtime.memberCurrencyChannel,
  webMember: realtime.webMemberChannel,
  webApi: realtime.webApiChannel,
  template: realtime.templateChannel,
  wins: wins.winsChannel,
  jackpots: jackpots.jackpotsChannel,
} as const;
