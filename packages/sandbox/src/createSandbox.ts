import { envelope } from '@housefront/contract/envelope';
import type { Minor } from '@housefront/contract/money';
import { Hono } from 'hono';
import { createControl } from './control/control.ts';
import { createActionLog } from './control/actions.ts';
import { createBrowserReports } from './control/browser-reports.ts';
import { createLive, type Live } from './control/live.ts';
import { createPage } from './control/page.ts';
import { handlers } from './handlers/index.ts';
import { mountHandlers, requestLocale } from './handlers/mount.ts';
import type { Services } from './answers/services.ts';
import { customerUrls } from './handlers/site/site-content.ts';
import { serveArt } from './http/art-route.ts';
import { customerServicePage } from './http/customerServicePage.ts';
import type { SandboxEnv } from './http/env.ts';
import { delayByChance } from './http/delayByChance.ts';
import { createFaults } from './http/faults.ts';
import { messageText } from './http/messages.ts';
import { noOverrides } from './http/overrides.ts';
import { createPayPage } from './http/pay-page.ts';
import { createRecorder, redacted } from './http/recorder.ts';
import { createSportPage } from './http/sport-page.ts';
import { underScenarios } from './http/scenario-header.ts';
import { wholeBody } from './http/whole-body.ts';
import { createPushSender } from './push/push-sender.ts';
import { createPushService, type PushRequest } from './push/push-service.ts';
import { withdrawalNotice } from './push/notices.ts';
import { wireWin } from './handlers/wins/wins.ts';
import { createCrashOrders } from './provider/crash/orders.ts';
import { createProviderRoutes } from './provider/index.ts';
import type { ProviderRound } from './provider/game/wallet.types.ts';
import { createAnnouncer } from './realtime/announcer.ts';
import { authoriseChannel } from './handlers/channel-auth.ts';
import { createHttpApi } from './realtime/http-api.ts';
import { createHub } from './realtime/hub.ts';
import type { PusherApp } from './realtime/signature.ts';
import { startServer, type Listening, type ListenOptions } from './server.ts';
import { openWorld, type World, type WorldOptions } from './world/world.ts';

/** Settings of {@link createSandbox}. */
export interface SandboxOptions extends WorldOptions {
  /** Origin put before picture addresses; without it they stay root-relative. */
  readonly publicUrl?: string;
  /** Origin of the provider emulator; default `http://localhost:{port}` of the latest `listen`, 4300 before that. */
  readonly providerUrl?: string;
  /** Compares every reply with the contract (HTTP 500 if it differs); default true. Slow for long lists. */
  readonly checkReplies?: boolean;
  /**
   * Whether the platform has logos and pictures for the ids of the kit's example sites. Default false, as these ids are those of
   * other sites elsewhere: a site without a logo shows its name.
   */
  readonly exampleSites?: boolean;
  /** Longest time by which each answer is delayed by chance, ms; default 0. */
  readonly jitter?: number;
  /** The way to push services on the internet; tests replace it. Returns the status of the answer. */
  readonly sendPush?: (request: PushRequest) => Promise<number>;
}

/** A running platform. */
export interface Sandbox {
  /** The HTTP app; `app.request(...)` works without a port. */
  readonly app: Hono<SandboxEnv>;
  /** The parts behind it, for tests. */
  readonly world: World;
  /** Serves HTTP and the Pusher protocol. Throws `PortInUse`. */
  listen(options?: ListenOptions): Promise<Listening>;
  /** Ends all servers and closes the database. */
  close(): Promise<void>;
}

/** The Pusher application every sandbox has. */
export const SANDBOX_APP: PusherApp = { id: '1', key: 'housefront', secret: 'housefront-secret' };

/** Default port of the sandbox. */
export const DEFAULT_PORT = 4300;

/** Calls that begin or end a session. */
const SIGNS = /\/(?:login|logout|register)$/;

/** Interval of the check for deposits that have arrived or expired (milliseconds). */
const SETTLE_MS = 1000;

/** Largest request body, and the limit of reading a larger one (bytes). */
const MAX_BODY = 1024 * 1024;
const MAX_READ = 64 * MAX_BODY;

/** Announces changes of money and orders to the pages of their members, and to the control page. */
function announceChanges({ world, announcer, push }: Services, live: Live): void {
  const money = (memberId: number, amount: Minor): string =>
    world.currencies.write(world.members.byId(memberId)?.currency ?? '', amount);
  world.ledger.onChange((memberId) => {
    const { ledger } = world;
    const cash = money(memberId, ledger.total(memberId));
    announcer.toMember(memberId, 'member.cash', { cash, version: ledger.version(memberId) });
    live.publish({ kind: 'members' });
  });

  world.cashier.onChange((order) => {
    live.publish({ kind: 'orders' });
    // A deposit counts for limits from its order on.
    if (order.kind === 'deposit') announcer.toMember(order.memberId, 'protection.changed', {});
    const owner = world.members.byId(order.memberId);
    if (owner && order.kind === 'withdrawal' && order.status === 'success')
      void push.notify(owner, withdrawalNotice(order.number));
    if (owner && order.kind === 'withdrawal' && order.status !== 'pending') {
      const title = messageText(order.status === 'success' ? 'pushWithdrawal' : 'withdrawalReturned', order.locale);
      const text = `<p>${order.number}, ${money(owner.id, order.amount)} ${owner.currency}</p>`;
      announcer.toMember(owner.id, 'letter.sent', { id: world.letters.write(owner.id, title, text) });
    }
    if (order.kind !== 'deposit' || order.status !== 'success') return;
    announcer.toMember(order.memberId, 'member_deposit.success', {
      order_number: order.number,
      deposit_amount: money(order.memberId, order.amount),
      deposit_times: world.cashier.depositCount(order.memberId),
    });
  });
}

/** Sends wins and jackpots to the sites that show them (ENG-06). */
function announceWins(services: Services): void {
  const { world, announcer } = services;
  world.wins.onWin((win) => {
    const version = world.wins.version(win.currency);
    announcer.toChannel(`wins.${win.currency}`, 'win', { ...wireWin(services, win), version });
  });
  world.pots.onChange(({ currency, pot: { id, amount, version, last }, isWon }) => {
    const channel = `jackpots.${currency}`;
    if (!isWon) announcer.toChannel(channel, 'jackpot.changed', { id, amount: String(amount), version });
    else if (last) {
      const won = { id, amount: String(last.amount), name: last.name, at: new Date(last.at).toISOString(), version };
      announcer.toChannel(channel, 'jackpot.won', won);
    }
  });
}

/** Makes a platform: a world, its calls, its sockets and its control interface. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = await openWorld(options);
  const live = createLive();
  const hub = createHub(
    SANDBOX_APP,
    (event) => live.publish({ kind: 'event', data: { ...event, data: redacted(event.data), at: world.clock.now() } }),
    // Their list has the number of open tabs of each member.
    (channel) => channel.startsWith('private-member.') && live.publish({ kind: 'members' }),
  );
  const announcer = createAnnouncer(hub);
  const faults = createFaults(world.situations);
  const recorder = createRecorder(world.clock, (call) => {
    live.publish({ kind: 'call', data: call });
    if (SIGNS.test(call.path)) live.publish({ kind: 'members' });
  });
  const actions = createActionLog(world.clock, () => live.publish({ kind: 'actions' }));
  const browserReports = createBrowserReports((report) => live.publish({ kind: 'report', data: report }));
  const crashOrders = createCrashOrders();
  const pushService = createPushService(world.clock, (message) => live.publish({ kind: 'notice', data: message }));
  const push = createPushSender(world, pushService, options.sendPush);
  let port = DEFAULT_PORT;
  const services: Services = {
    world,
    announcer,
    push,
    checkReplies: options.checkReplies ?? true,
    exampleSites: options.exampleSites ?? false,
    overrides: noOverrides(),
    addresses: {
      publicUrl: options.publicUrl ?? '',
      providerUrl: () => options.providerUrl ?? `http://localhost:${port}`,
    },
  };
  announceChanges(services, live);
  announceWins(services);
  const settling = setInterval(() => world.cashier.settleDue(), SETTLE_MS).unref();

  world.outbox.onSend((message) => live.publish({ kind: 'message', data: message }));

  const app = new Hono<SandboxEnv>();
  app.use(
    wholeBody({ most: MAX_BODY, patience: MAX_READ }, async (c) =>
      c.json(envelope('413', messageText('badRequest', requestLocale(c)), null), 413),
    ),
  );
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.route('/', createPage());
  const control = { services, faults, hub, recorder, crashOrders, pushService, actions, live, browserReports };
  app.route('/control', createControl(control));
  app.use('/api/*', recorder.middleware);
  app.use(underScenarios(world.situations));
  if (options.jitter) app.use(delayByChance(options.jitter));
  app.use(faults.middleware);
  app.get('/api/art/*', serveArt);
  app.get('/api/static/:site/env_config.json', (c) => c.json({ customerUrl: customerUrls(services) }));
  app.post('/broadcasting/auth', (c) => authoriseChannel(c, services, SANDBOX_APP, hub));
  app.post('/api/broadcasting/auth', (c) => authoriseChannel(c, services, SANDBOX_APP, hub));
  app.route('/apps', createHttpApi(SANDBOX_APP, hub, world.clock));
  const { catalogue, clock, random, wallet } = world;
  const isCrash = (game: ProviderRound) => catalogue.gameByCode(game.gpId, game.gameCode)?.crash === true;
  const flights = { now: () => clock.now(), ordered: crashOrders.take };
  app.route('/provider', createProviderRoutes({ wallet, random, isCrash, flights }));
  app.route('/pay', createPayPage(world));
  app.route('/sport', createSportPage(world));
  app.get('/service', (c) => c.html(customerServicePage(c.req.query('lang') ?? '')));
  app.route('/', mountHandlers(services, handlers));
  app.notFound((c) => c.json(envelope('404', messageText('notFound', requestLocale(c)), { path: c.req.path }), 404));
  app.onError((error, c) => {
    process.stderr.write(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}\n`);
    return c.json(envelope('500', `${messageText('failure', requestLocale(c))} (${error.message})`, null), 500);
  });

  const servers = new Set<Listening>();
  return {
    app,
    world,
    async listen(listenOptions = {}) {
      const listening = await startServer({ port: DEFAULT_PORT, ...listenOptions }, app, SANDBOX_APP, hub);
      port = listening.port;
      servers.add(listening);
      return listening;
    },
    async close() {
      clearInterval(settling);
      faults.clear();
      live.close();
      await Promise.all([...servers].map((server) => server.close()));
      world.close();
    },
  };
}
