import { AsyncLocalStorage } from 'node:async_hooks';
import { createServerPorts, serverLogger } from '@housefront/core/adapters';
import { createI18n, type CoreI18n } from '@housefront/core/i18n';
import { QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { echoRealtime } from '../../packages/core/src/adapters/realtime/echo-realtime.ts';
import { createStorage, memoryArea } from '../../packages/core/src/adapters/storage/storage.ts';
import { systemClock, systemRandom } from '../../packages/core/src/adapters/ports/system.ts';
import { createCore, type Core } from '../../packages/core/src/createCore.ts';
import { testConfig } from '../../packages/core/src/testing/config.ts';

/** A login, as a site keeps it: values by key of the browser's storage. */
export interface KeptLogin {
  readonly token: string;
  readonly member_id: string;
  readonly member_account: string;
  readonly currency: string;
}

/** Where lines go. */
export interface LineTarget {
  /** Address of the platform. */
  readonly platform: string;
  /** The realtime server. */
  readonly realtime: { readonly key: string; readonly host: string; readonly port: number };
  readonly login: KeptLogin;
}

/** Times of what lines did, in milliseconds of `performance.timeOrigin + performance.now()`, which processes share. */
export interface LineRecord {
  /** Calls to the platform, channel authorizations among them. */
  readonly calls: readonly number[];
  /** The same calls at the moments at which they were due: without what timers of a busy machine were late. */
  readonly due: readonly number[];
  /** Channel authorizations alone. */
  readonly authorizations: readonly number[];
  /** The moment at which each line showed the awaited balance. */
  readonly right: readonly number[];
}

/** Members' pages without a screen. */
export interface Lines {
  /** Forgets what was recorded, and notes from now on when each line shows this balance, in minor units. */
  readonly expect: (balance: bigint) => void;
  readonly record: () => LineRecord;
  /** Number of lines without a connection. */
  readonly lost: () => number;
  readonly close: () => void;
}

const now = () => performance.timeOrigin + performance.now();

/** By how much all timers together were late that led to what runs now, ms. */
const lateness = new AsyncLocalStorage<number>();

/** The real clock, which notes how late its timers are. */
const clock: typeof systemClock = {
  ...systemClock,
  after: (ms, run) => {
    const before = lateness.getStore() ?? 0;
    const due = now() + ms;
    return systemClock.after(ms, () => lateness.run(before + now() - due, run));
  },
};

/** Keeps a query as shown, as a component does. */
const show = <Data, Key extends QueryKey>(core: Core, query: QueryObserverOptions<Data, Error, Data, Data, Key>) =>
  new QueryObserver(core.queryClient, query).subscribe(() => undefined);

/** Storage with the member's login. Lines share it as tabs do, because the platform renews a token and forgets the old one. */
function storageOf(login: KeptLogin) {
  const [local, session] = [memoryArea(), memoryArea()];
  const storage = createStorage({
    local: () => local,
    session: () => session,
    onExternalChange: () => () => undefined,
  });
  storage.set('token', login.token);
  storage.set('member_id', login.member_id);
  storage.set('member_account', login.member_account);
  storage.set('currency', login.currency);
  return storage;
}

async function openMember(
  { platform, realtime, login }: LineTarget,
  storage: ReturnType<typeof storageOf>,
  config: ReturnType<typeof testConfig>,
  i18n: CoreI18n,
  sent: (path: string) => void,
): Promise<Core> {
  const ports = createServerPorts({
    upstream: platform,
    url: `${platform}/`,
    cookies: {},
    userAgent: 'bench',
    languages: ['en-US'],
    logger: serverLogger(),
  });
  const http: typeof ports.http = {
    send: (request) => {
      sent(request.url);
      return ports.http.send(request);
    },
  };
  const line = echoRealtime({
    ...realtime,
    tls: false,
    authPath: '/api/broadcasting/auth',
    http,
    clock,
    random: systemRandom,
  });
  const core = createCore({
    config,
    ports: { ...ports, clock, http, storage, realtime: line },
    i18n,
    initial: { locale: 'en_US', mode: 'mobile', currency: login.currency },
  });
  await core.start();
  // Data of a home page that events change.
  show(core, core.member.queries.layout());
  show(core, core.siteFeature.queries.detail());
  show(core, core.banners.queries.list());
  return core;
}

/** Lines that are opened at the same time; more would only wait for the platform. */
const AT_ONCE = 25;

/** Longest wait until a line is connected and shows a balance, ms. */
const READY_MS = 180_000;

const isReady = (core: Core) =>
  core.ports.realtime.state() === 'connected' && core.wallet.store.getState().balance !== null;

/** @throws when the line is not ready in time */
async function untilReady(core: Core): Promise<void> {
  for (const until = now() + READY_MS; !isReady(core);) {
    if (now() > until) {
      const { balance } = core.wallet.store.getState();
      throw new Error(
        `A line is not ready: its connection is ${core.ports.realtime.state()}, its balance ${balance?.units}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Opens members' pages without a screen: the site's own core, with its realtime, revalidation, wallet and calls, each with a
 * connection of its own. Resolves once all are connected and show a balance.
 */
export async function openLines(count: number, target: LineTarget): Promise<Lines> {
  const config = testConfig();
  const storage = storageOf(target.login);
  const i18n = await createI18n({ locale: 'en_US' });
  const cores: Core[] = [];
  const calls: number[] = [];
  const due: number[] = [];
  const authorizations: number[] = [];
  const right = new Map<Core, number>();
  let wanted: bigint | undefined;
  const sent = (path: string) => {
    calls.push(now());
    due.push(now() - (lateness.getStore() ?? 0));
    if (path.includes('broadcasting/auth')) authorizations.push(now());
  };
  let begun = 0;
  const openSome = async () => {
    while (begun < count) {
      begun += 1;
      const core = await openMember(target, storage, config, i18n, sent);
      core.wallet.store.subscribe(({ balance }) => {
        if (balance?.units === wanted && !right.has(core)) right.set(core, now());
      });
      cores.push(core);
      await untilReady(core);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, openSome));
  return {
    expect: (balance) => {
      wanted = balance;
      for (const list of [calls, due, authorizations]) list.length = 0;
      right.clear();
    },
    record: () => ({
      calls: [...calls],
      due: [...due],
      authorizations: [...authorizations],
      right: [...right.values()],
    }),
    lost: () => cores.filter(({ ports }) => ports.realtime.state() !== 'connected').length,
    close: () => cores.forEach((core) => core.dispose()),
  };
}
