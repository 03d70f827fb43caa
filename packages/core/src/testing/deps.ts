import type { SiteConfig } from '@housefront/contract/site-config';
import { QueryClient } from '@tanstack/react-query';
import type { FeatureDeps } from '../calls/feature-deps.ts';
import { createEvents, type CoreEventMap, type CoreEventName } from '../base/events.ts';
import { createSiteStore, type SiteState } from '../features/site/index.ts';
import type { CoreI18n } from '../i18n/index.ts';
import { createCallClient } from '../adapters/http/call-client.ts';
import { createEntry } from '../adapters/entry.ts';
import { createPlatformClock } from '../adapters/ports/platform-clock.ts';
import type { DevicePort, LocksPort, PlatformClockPort } from '../adapters/ports/ports.ts';
import { fakeClock, type FakeClock } from './clock.ts';
import { testConfig } from './config.ts';
import { fakeDevice, fakeLogger, type FakeDevice, type FakeLogger } from './device.ts';
import { fakeHttp, type FakeHttp, type Platform } from './http.ts';
import { seededRandom } from './random.ts';
import { fakeLocks } from './locks.ts';
import { fakeRealtime, type FakeRealtime } from './realtime.ts';
import { fakeCookies, fakeStorage, type FakeCookies, type FakeStorage } from './storage.ts';
import { fakeWindows, type FakeWindows } from './windows.ts';

/** Ports of which a test holds every string. */
export interface FakePorts {
  readonly http: FakeHttp;
  readonly storage: FakeStorage;
  readonly cookies: FakeCookies;
  readonly realtime: FakeRealtime;
  readonly windows: FakeWindows;
  readonly clock: FakeClock;
  readonly platformClock: PlatformClockPort;
  readonly locks: LocksPort;
  readonly random: ReturnType<typeof seededRandom>;
  readonly device: FakeDevice;
  readonly logger: FakeLogger;
}

/** Creates a full set of fake ports; calls without a script fail, or go to the platform. */
export const fakePorts = (
  device: Partial<DevicePort> = {},
  cookies: Readonly<Record<string, string>> = {},
  platform?: Platform,
  clock: FakeClock = fakeClock(),
): FakePorts => {
  const storage = fakeStorage();
  return {
    http: fakeHttp(platform),
    storage,
    cookies: fakeCookies(cookies),
    realtime: fakeRealtime(),
    windows: fakeWindows(),
    clock,
    platformClock: createPlatformClock({ clock, storage }),
    locks: fakeLocks(),
    random: seededRandom(),
    device: fakeDevice(device),
    logger: fakeLogger(),
  };
};

/** An event as it was emitted. */
export type EmittedEvent = {
  readonly [K in CoreEventName]: { readonly name: K; readonly payload: CoreEventMap[K] };
}[CoreEventName];

/** Feature dependencies over fake ports, plus a record of everything that was emitted. */
export interface TestDeps extends FeatureDeps {
  readonly ports: FakePorts;
  readonly emitted: EmittedEvent[];
  /** Payloads of one event, in order. */
  readonly heard: <K extends CoreEventName>(name: K) => CoreEventMap[K][];
}

/** Wishes for {@link testDeps}. */
export interface TestDepsOptions {
  readonly config?: Partial<SiteConfig>;
  readonly site?: Partial<SiteState>;
  readonly ports?: FakePorts;
  readonly i18n?: CoreI18n;
  /** Stores this token and member 42 before anything starts. */
  readonly token?: string;
}

/** Texts that are their own keys, with parameters behind them. */
export const keyI18n: CoreI18n = {
  locale: 'zh_CN',
  t: (key, params) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`),
  has: () => true,
  onChange: () => () => undefined,
  ready: () => Promise.resolve(undefined),
};

/** Creates feature dependencies over fake ports. */
export const testDeps = (options: TestDepsOptions = {}): TestDeps => {
  const ports = options.ports ?? fakePorts();
  const emitted: EmittedEvent[] = [];
  const plain = createEvents((error) => {
    throw error;
  });
  const events: typeof plain = {
    on: plain.on,
    emit: (name, payload) => {
      emitted.push({ name, payload } as EmittedEvent);
      plain.emit(name, payload);
    },
  };
  if (options.token !== undefined) {
    ports.storage.set('token', options.token);
    ports.storage.set('member_id', '42');
    ports.storage.set('member_account', 'lucky88');
    ports.storage.set('currency', 'RMB');
  }
  const config = testConfig(options.config);
  const site = createSiteStore({
    siteId: config.siteId,
    locale: 'zh_CN',
    currency: 'RMB',
    mode: 'desktop',
    clientType: 'desktop',
    templateName: config.public.TEMPLATE_NAME,
    theme: config.theme,
    memberId: null,
    closed: config.siteClosed,
    ...options.site,
  });
  return {
    config,
    ports,
    site,
    events,
    emitted,
    heard: (name) => emitted.flatMap((event) => (event.name === name ? [event.payload as never] : [])),
    calls: createCallClient({
      ownCurrencies: config.ownCurrencies,
      ...ports,
      events,
      site,
    }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    i18n: options.i18n ?? keyI18n,
    entry: createEntry(ports.windows),
  };
};
