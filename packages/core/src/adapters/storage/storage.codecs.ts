import type {
  LastGame,
  MaintainInterval,
  MoneyRequest,
  ReloadGuard,
  ScrollPositions,
  StorageKey,
  StorageValues,
  WaitingWindow,
  WayBack,
  WindowMessage,
} from './storage.values.ts';
import { navigationTarget } from '../navigation/navigation.ts';
import { webAddress } from '../navigation/web-address.ts';

/** How the value of one key is stored. */
export interface Codec<T> {
  readonly area: 'local' | 'session';
  /** The key is also read from and removed in the other area. */
  readonly alsoLocal?: boolean;
  /** Read when nothing is stored. */
  readonly absent?: T;
  readonly write: (value: T) => string;
  /** Undefined: not a value of this key. */
  readonly read: (text: string) => T | undefined;
}

const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const text: Codec<string> = {
  area: 'local',
  write: (value) => value,
  read: (stored) => (stored === '' || stored === 'null' || stored === 'undefined' ? undefined : stored),
};

const flag: Codec<boolean> = {
  area: 'local',
  write: (value) => (value ? '1' : '0'),
  read: (stored) =>
    stored === '1' || stored === 'true' ? true : stored === '0' || stored === 'false' ? false : undefined,
};

const binary: Codec<boolean> = {
  ...flag,
  absent: false,
  read: (stored) => (stored === '1' ? true : stored === '0' ? false : undefined),
};

const httpAddress: Codec<string> = {
  ...text,
  read: (stored) => (webAddress(stored) === null ? undefined : stored),
};

// Older pages and wrappers write any text to mean "set".
const mark: Codec<boolean> = {
  area: 'session',
  alsoLocal: true,
  write: (value) => (value ? '1' : '0'),
  read: (stored) => !['', '0', 'false'].includes(stored),
};

const tabMark: Codec<boolean> = { ...binary, area: 'session' };

/** A record, kept as JSON. */
const json = <T>(area: 'local' | 'session', read: (value: Record<string, unknown>) => T | undefined): Codec<T> => ({
  area,
  write: (value) => JSON.stringify(value),
  read: (stored) => {
    const value = parseJson(stored);
    return record(value) ? read(value) : undefined;
  },
});

const maintainInterval = json<MaintainInterval>('local', ({ start_at, end_at }) => ({
  ...(typeof start_at === 'string' && { start_at }),
  ...(typeof end_at === 'string' && { end_at }),
}));

const waitingWindow: Codec<WaitingWindow> = {
  area: 'local',
  write: (value) => value,
  read: (stored) =>
    stored === 'gameWindow' || stored === 'depositWindow' || stored === 'fpWindow' ? stored : undefined,
};

const moneyRequest = json<MoneyRequest>('local', ({ key, memberId, order }) =>
  typeof key === 'string' && typeof memberId === 'string' && typeof order === 'string'
    ? { key, memberId, order }
    : undefined,
);

const lastGame = json<LastGame>('session', (value) =>
  ['memberId', 'gpId', 'gameType', 'gameCode', 'name'].every((name) => typeof value[name] === 'string')
    ? (value as unknown as LastGame)
    : undefined,
);

const windowMessage = json<WindowMessage>('local', ({ msg, data, resCode, resMessage }) =>
  typeof msg === 'string'
    ? {
        msg,
        ...(data !== undefined && { data }),
        ...((typeof resCode === 'string' || typeof resCode === 'number') && { resCode }),
        ...(typeof resMessage === 'string' && { resMessage }),
      }
    : undefined,
);

const number = (pattern: RegExp): Codec<number> => ({
  area: 'session',
  write: String,
  read: (stored) => (pattern.test(stored) ? Number(stored) : undefined),
});
const time = number(/^\d{1,15}$/);
const difference = number(/^-?\d{1,13}$/);

const reloadGuard = json<ReloadGuard>('session', (value) =>
  Object.fromEntries(Object.entries(value).flatMap(([path, at]) => (typeof at === 'number' ? [[path, at]] : []))),
);

/** A pair of numbers, as the list of one entry; none for anything else. */
const positionOf = ([element, value]: [string, unknown]): [string, readonly [number, number]][] => {
  const [left, top]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof left === 'number' && typeof top === 'number' ? [[element, [left, top]]] : [];
};

const scrollPositions = json<ScrollPositions>('session', (value) =>
  Object.fromEntries(
    Object.entries(value).map(([entry, elements]) => [
      entry,
      Object.fromEntries(record(elements) ? Object.entries(elements).flatMap(positionOf) : []),
    ]),
  ),
);

const wayBack = json<WayBack>('session', ({ href, entry, label, left, top, search, demo }) => {
  const target = navigationTarget(href);
  if (target?.kind !== 'own' || typeof label !== 'string') return undefined;
  const { hallId, gpId } = record(demo) ? demo : {};
  return {
    href: target.href,
    entry: typeof entry === 'string' ? entry : '',
    label,
    left: Number(left) || 0,
    top: Number(top) || 0,
    ...(typeof search === 'string' && { search }),
    ...(record(demo) && {
      demo: { hallId: typeof hallId === 'number' ? hallId : null, gpId: typeof gpId === 'string' ? gpId : null },
    }),
  };
});

const texts: Codec<readonly string[]> = {
  area: 'session',
  write: (value) => JSON.stringify(value),
  read: (stored) => {
    const value = parseJson(stored);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
  },
};

/** Every stored key of the product. */
export const codecs: { readonly [K in StorageKey]: Codec<StorageValues[K]> } = {
  token: text,
  member_id: text,
  member_account: text,
  currency: text,
  member_type: text,
  agent_type: text,
  maintain_interval: maintainInterval,
  waitingUrl: httpAddress,
  waitingWindow,
  isPlay: binary,
  demoGameEnable: flag,
  pwa: flag,
  site_name: text,
  isV3Ver: text,
  lang: text,
  depositRequest: moneyRequest,
  withdrawalRequest: moneyRequest,
  transferRequest: moneyRequest,
  spinRequest: moneyRequest,
  envelopeRequest: moneyRequest,
  depositMethods: { ...texts, area: 'local' },
  lastGame,
  passkeyOffered: { ...texts, area: 'local' },
  'window-msg': windowMessage,
  skipReloadGetInfo: mark,
  authPending: tabMark,
  homeScreenHint: tabMark,
  browserNotice: tabMark,
  consent: text,
  fbclid: { ...text, area: 'session' },
  popUpDiscountModalCloseTime: time,
  closedPromotions: texts,
  registeredAt: time,
  welcome: tabMark,
  promotionsRest: { ...time, area: 'local' },
  promotionsClosed: { ...time, area: 'local' },
  homeScreenHintShown: { ...time, area: 'local' },
  smsWaitUntil: time,
  platformClockOffset: difference,
  closedFloats: texts,
  'reload-guard': reloadGuard,
  scrollPositions,
  wayBack,
};
