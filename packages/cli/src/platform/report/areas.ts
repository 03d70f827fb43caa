/** Parts of a site, with the calls that they read. */
const AREAS: readonly (readonly [area: string, pattern: RegExp])[] = [
  [
    'Pages',
    /^(?:siteDetail|webLogo|footer|mobileFooter|float|model|registerBackground|carouselPicture|announcements|promotion(?:s|History)$)/,
  ],
  [
    'Games',
    /^(?:gameFacts|gameList|gameLabel|crashGames|tagGameList|templateGameList|hotGames|demo|jackpot|lobby|sportQuickbetUrl|wins$)/,
  ],
  [
    'Signing in and registering',
    /^(?:captcha|login|logout|register(?:Settings|Verification|ValidMessage)|serviceAgreement|memberInfo|checkAgentDomain|bonusSettingCheck)/,
  ],
  [
    'Members',
    /^(?:commonLayout|devices|passkeys|protection(?:State|History)|push$|secondFactor|profile|memberPromotions|promotionOffers|letters|redEnvelope|roulette|lastPlayingGame)/,
  ],
  ['Money', /^(?:myCash|cashSurplusCheck|bankAccounts|depositMethods|withdrawalInfo|dwRecord|transactionRecord)/],
  ['Recommending', /^recommend/],
  ['Agents', /^(?:agent|applyForAgentCheck|downline|operationTable|stratifiedTable|performanceSettlement)/],
];

/** Area of a call that fits none. */
export const OTHER_AREA = 'Other';

/** The part of a site that a call belongs to. */
export const areaOf = (call: string): string => AREAS.find(([, pattern]) => pattern.test(call))?.[0] ?? OTHER_AREA;

/** All areas in the order of a report. */
export const areas: readonly string[] = [...AREAS.map(([area]) => area), OTHER_AREA];
