/** Every path of the product, once. Screens and menus build addresses here and nowhere else. */
export const routePatterns = {
  home: '/',
  gameHall: '/gameHall/$gtId',
  slotGame: '/slotgame',
  gameRoom: '/gameRoom',
  play: '/play',
  loading: '/loading',
  close: '/close',
  authCallback: '/authCallback',
} as const;

/** What identifies a provider's game list in the address (CAT-12). */
export interface ProviderAddress {
  readonly gtId: number;
  readonly gpId: string;
  readonly house: string;
  readonly isCrashGame?: boolean | undefined;
}

function providerQuery({ gtId, gpId, house, isCrashGame }: ProviderAddress): string {
  const query = new URLSearchParams({ gt_id: String(gtId), gp_id: gpId, house });
  if (isCrashGame) query.set('isCrashGame', '1');
  return query.toString();
}

export const paths = {
  home: () => '/',
  gameHall: (gtId: number) => `/gameHall/${gtId}`,
  slotGame: (provider: ProviderAddress) => `/slotgame?${providerQuery(provider)}`,
  gameRoom: (provider: ProviderAddress) => `/gameRoom?${providerQuery(provider)}`,
  play: () => '/play',
  loading: () => '/loading',
  close: () => '/close',
} as const;
