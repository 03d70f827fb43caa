/** Every path of the product, once. Screens and menus build addresses here and nowhere else. */
export const routePatterns = {
  home: '/',
  gameHall: '/gameHall/$gtId',
  slotGame: '/slotgame',
  gameRoom: '/gameRoom',
  discountList: '/discount',
  discount: '/discount/$id',
  games: '/games',
  play: '/play',
  loading: '/loading',
  close: '/close',
  faq: '/faq',
  faqEntry: '/faq/$id',
  main: '/main/$id',
  sponsor: '/sponsor',
  app: '/app',
  authCallback: '/authCallback',
  member: '/user',
  memberSection: '/user/$section',
  agent: '/proxy',
  pay: '/fastPayment',
  register: '/register',
} as const;

/** What identifies a provider's game list in the address (CAT-12). */
export interface ProviderAddress {
  readonly gtId: number;
  readonly gpId: string;
  readonly house: string;
  readonly isCrashGame?: boolean | undefined;
}

function providerQuery({ gtId, gpId, house, isCrashGame }: ProviderAddress): string {
  const query = new URLSearchParams({ gt_id: String(gtId) });
  // The crash menu belongs to a hall, not to a provider (CAT-14).
  if (gpId !== '' || !isCrashGame) {
    query.set('gp_id', gpId);
    query.set('house', house);
  }
  if (isCrashGame) query.set('isCrashGame', '1');
  return query.toString();
}

export const paths = {
  home: () => '/',
  gameHall: (gtId: number) => `/gameHall/${gtId}`,
  slotGame: (provider: ProviderAddress) => `/slotgame?${providerQuery(provider)}`,
  gameRoom: (provider: ProviderAddress) => `/gameRoom?${providerQuery(provider)}`,
  discountList: () => '/discount',
  discount: (id: string) => `/discount/${encodeURIComponent(id)}`,
  /** Search across all games, or those of a hall. */
  games: (gtId?: number) => (gtId === undefined ? '/games' : `/games?gt_id=${gtId}`),
  play: () => '/play',
  loading: () => '/loading',
  close: () => '/close',
  /** All questions, or the answer to one (HOME-28). */
  faq: (id?: string) => (id === undefined ? '/faq' : `/faq/${encodeURIComponent(id)}`),
  /** A content page (HOME-29). */
  main: (id: string) => `/main/${encodeURIComponent(id)}`,
  sponsor: () => '/sponsor',
  app: () => '/app',
  /** A section of the member centre, e.g. Deposit (SHELL-05). */
  member: (section?: string) => (section === undefined ? '/user' : `/user/${section}`),
  /** A section of the agent window, e.g. Register (SHELL-06). */
  agent: (section?: string) => (section === undefined ? '/proxy' : `/proxy?page=${section}`),
  pay: () => '/fastPayment',
  register: () => '/register',
} as const;
