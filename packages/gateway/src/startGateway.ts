import { OWN_IMAGES } from '@housefront/contract/images';
import { systemClock } from './base/clock.ts';
import { createGateway } from './createGateway.ts';
import { DEFAULT_PRIVATE_PORT, readEnvironment } from './env.ts';
import { listenGateway, type Listener } from './listen.ts';
import { keepBuilds, KeptBuildsError } from './routes/assets/kept-builds.ts';
import { createLogger } from './logging/createLogger.ts';
import { describeFailure } from './logging/describeFailure.ts';
import { createPrometheusMeter } from './metrics/prometheus.ts';
import { registeredTelemetry } from './metrics/telemetry.ts';
import { cacheTag } from './network/cache-tags.ts';
import { createNetworkPurge } from './network/purge/createNetworkPurge.ts';
import { createSharedAnswers } from './network/purge/shared-answers.ts';
import { createPrivateApp } from './private/createPrivateApp.ts';
import { listenPrivate } from './private/listenPrivate.ts';
import { createRenderPool } from './render-pool/render-pool.ts';
import { loadShapePicture } from './routes/images/shape-picture.ts';
import { createMemoryState } from './shared/memory-state.ts';
import { createRedisState } from './shared/redis-state.ts';
import { ROLE_NAMES, StoreError } from './shared/store-error.ts';
import type { GatewaySite } from './sites/gateway-site.ts';
import { loadSite, SiteLoadError } from './sites/load-site.ts';

const DAY_MS = 86_400_000;

/** A gateway that serves the sites of its environment. */
export interface StartedGateway {
  /** The shared listener's port, then the ports of sites that have one of their own. */
  readonly ports: readonly number[];
  /** Port of metrics and purges for operators; undefined if the default one is in use. */
  readonly privatePort: number | undefined;
  /** Ids of the sites that are served; a broken build is left out. */
  readonly sites: readonly string[];
  /**
   * Lets open requests finish, then ends everything. Further calls wait for the same end.
   * @param signal that asked for it, for the log
   */
  stop(signal?: string): Promise<void>;
}

/** The gateway cannot start, for a reason that its message has and its log too. */
export class GatewayStartError extends Error {
  override readonly name = 'GatewayStartError';
}

/**
 * Starts a gateway as its program does: settings, logs and sites by the environment variables of the README.
 * @throws EnvironmentError with every wrong variable at once
 * @throws GatewayStartError when no site can be served, the store cannot be used, builds cannot be kept or a port is in use
 */
export async function startGateway(variables: Readonly<Record<string, string | undefined>>): Promise<StartedGateway> {
  const env = readEnvironment(variables);
  const logger = createLogger(env.logLevel);
  const pool = createRenderPool({ logger, threads: env.renderThreads, memoryMb: env.renderThreadMb });
  const fail = async (reason: string): Promise<never> => {
    logger.fatal(reason);
    await pool.close();
    throw new GatewayStartError(reason);
  };

  // A broken build affects only its own site: the others are served.
  const sites: GatewaySite[] = [];
  for (const entry of env.sites) {
    try {
      sites.push(await loadSite(entry, pool));
    } catch (error) {
      if (!(error instanceof SiteLoadError)) throw error;
      for (const line of error.message.split('\n')) logger.error(line);
    }
  }
  if (sites.length === 0) return fail('no site can be served');

  const drawn = sites.filter(({ config }) => config.images === OWN_IMAGES).map(({ id }) => id);
  if (drawn.length > 0)
    await loadShapePicture().catch((error: unknown) =>
      fail(
        `sites with images: 'gateway' (${drawn.join(', ')}) need the package sharp; npm install sharp, or change the key: ${describeFailure(error)}`,
      ),
    );

  const shared =
    env.redisUrl === undefined
      ? createMemoryState(systemClock)
      : await createRedisState({
          url: env.redisUrl,
          linksUrl: env.redisLinksUrl,
          onError: (error) => logger.warn({ failure: describeFailure(error) }, 'trouble with the shared store'),
          onReady: (role) => logger.info(`${ROLE_NAMES[role]} can be used again`),
        }).catch((error: unknown) =>
          fail(error instanceof StoreError ? error.message : `cannot reach Redis: ${describeFailure(error)}`),
        );
  const sharedAnswers = createSharedAnswers();
  const copies = env.purge && createNetworkPurge(env.purge, { clock: systemClock }, sharedAnswers);
  const kept =
    env.keptBuilds === undefined
      ? undefined
      : await keepBuilds(sites, {
          folder: env.keptBuilds,
          keepMs: env.keptBuildsDays * DAY_MS,
          clock: systemClock,
          logger,
        }).catch((error: unknown) => {
          if (!(error instanceof KeptBuildsError)) throw error;
          shared.close();
          return fail(error.message);
        });
  // nginx has copies of the answers of each gateway, so each one drops its own.
  const dropsOwn = env.purge?.network === 'nginx';
  // One of the two receives the measurements (OPS-07).
  const telemetry = registeredTelemetry();
  const prometheus = telemetry ? undefined : createPrometheusMeter();
  const meter = telemetry?.meter ?? prometheus;
  const { trustedProxies, edge, rateLimitScale, network, reportsUrl } = env;
  const gateway = createGateway({
    sites,
    logger,
    pool,
    ...(meter && { meter }),
    shared,
    tracing: telemetry?.tracing,
    options: {
      trustedProxies,
      edge,
      network,
      rateLimitScale,
      reportsUrl,
      checkReplies: false,
      pictureDir: env.imageCacheDir,
      pictureCacheBytes: env.imageCacheMb * 1024 * 1024,
    },
    ...(dropsOwn && { sharedAnswers }),
    ...(kept && { kept }),
  });
  let dropping = Promise.resolve();
  if (copies && dropsOwn)
    shared.onPurge((purged) => {
      const tags = purged === 'all' ? sites.map(({ id }) => cacheTag(id)) : purged;
      dropping = copies.purge(tags);
      dropping.catch((error: unknown) => {
        logger.warn({ tags, failure: describeFailure(error) }, 'the network has not dropped its copies');
      });
    });
  const own = sites.flatMap((site): Listener[] =>
    site.port === undefined ? [] : [{ host: env.host, port: site.port, site: site.id }],
  );
  const listeners: Listener[] = [{ host: env.host, port: env.port }, ...own];
  const running = await listenGateway(gateway, listeners).catch(async (error: unknown) => {
    gateway.close();
    await kept?.close();
    return fail(`cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  });
  const ids = sites.map((site) => site.id);
  const hidden = await listenPrivate(
    createPrivateApp({
      prometheus,
      host: env.privateHost,
      purge: {
        shared,
        clock: systemClock,
        logger,
        key: env.purgeKey,
        copies: dropsOwn ? { purge: () => dropping } : copies,
      },
    }),
    env.privateHost,
    env.privatePort ?? DEFAULT_PRIVATE_PORT,
  ).catch(async (error: unknown) => {
    const reason = `the private port cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
    // Another gateway of this machine has the default port; a chosen one is meant.
    if (env.privatePort === undefined) {
      logger.warn(`no metrics and no purges: ${reason}`);
      return undefined;
    }
    await running.stop({ clock: systemClock, delayMs: 0, limitMs: 0 });
    return fail(reason);
  });
  const privatePort = hidden?.port;
  logger.info({ host: env.host, ports: running.ports, privatePort, sites: ids }, 'listening');

  const end = async (signal?: string) => {
    logger.info({ signal }, 'stopping');
    const cut = await running.stop({ clock: systemClock, delayMs: env.stopDelayMs, limitMs: env.stopLimitMs });
    hidden?.close();
    await pool.close();
    await kept?.close();
    await telemetry?.stop();
    logger.info({ cut }, 'stopped');
  };
  let ended: Promise<void> | undefined;
  return {
    ports: running.ports,
    privatePort,
    sites: ids,
    stop: (signal) => (ended ??= end(signal)),
  };
}
