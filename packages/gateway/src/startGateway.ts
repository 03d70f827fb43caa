import { OWN_IMAGES } from '@housefront/contract/images';
import { systemClock } from './clock.ts';
import { createGateway } from './createGateway.ts';
import { readEnvironment } from './env.ts';
import { listenGateway, type Listener } from './listen.ts';
import { keepBuilds, KeptBuildsError } from './routes/assets/kept-builds.ts';
import { createLogger } from './logging/createLogger.ts';
import { describeFailure } from './logging/describeFailure.ts';
import { createNetworkPurge } from './network/purge/createNetworkPurge.ts';
import { createSharedAnswers } from './network/purge/shared-answers.ts';
import { createRenderPool } from './render-pool/render-pool.ts';
import { loadSharp } from './routes/images/shape-picture.ts';
import { createRedisState } from './shared/redis-state.ts';
import type { GatewaySite } from './sites/gateway-site.ts';
import { loadSite, SiteLoadError } from './sites/load-site.ts';

const DAY_MS = 86_400_000;

/** A gateway that serves the sites of its environment. */
export interface StartedGateway {
  /** The shared listener's port, then the ports of sites that have one of their own. */
  readonly ports: readonly number[];
  /** Ids of the sites that are served; a broken build is left out. */
  readonly sites: readonly string[];
  /**
   * Asks the network before the gateways to drop its copies with one of the tags (OPS-06); does nothing without `CDN_PURGE`. For
   * nginx each gateway has to do it, for other networks one.
   * @throws NetworkPurgeError when the network does not
   */
  purge(tags: readonly string[], signal?: AbortSignal): Promise<void>;
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
 * @throws GatewayStartError when no site can be served, Redis cannot be reached, builds cannot be kept or a port is in use
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
    await loadSharp().catch((error: unknown) =>
      fail(
        `sites with images: 'gateway' (${drawn.join(', ')}) need the package sharp; npm install sharp, or change the key: ${describeFailure(error)}`,
      ),
    );

  const shared =
    env.redisUrl === undefined
      ? undefined
      : await createRedisState({
          url: env.redisUrl,
          onError: (error) => logger.warn({ failure: describeFailure(error) }, 'trouble with Redis'),
        }).catch((error: unknown) => fail(`cannot reach Redis: ${describeFailure(error)}`));
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
          shared?.close();
          return fail(error.message);
        });
  const { trustedProxies, edge, rateLimitScale, network } = env;
  const gateway = createGateway({
    sites,
    logger,
    options: {
      trustedProxies,
      edge,
      network,
      rateLimitScale,
      checkReplies: false,
      pictureDir: env.imageCacheDir,
      pictureCacheBytes: env.imageCacheMb * 1024 * 1024,
    },
    ...(env.purge?.network === 'nginx' && { sharedAnswers }),
    ...(shared && { shared }),
    ...(kept && { kept }),
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
  logger.info({ host: env.host, ports: running.ports, sites: ids }, 'listening');

  const end = async (signal?: string) => {
    logger.info({ signal }, 'stopping');
    const cut = await running.stop({ clock: systemClock, delayMs: env.stopDelayMs, limitMs: env.stopLimitMs });
    await pool.close();
    await kept?.close();
    logger.info({ cut }, 'stopped');
  };
  let ended: Promise<void> | undefined;
  return {
    ports: running.ports,
    sites: ids,
    purge: async (tags, signal) => copies?.purge(tags, signal),
    stop: (signal) => (ended ??= end(signal)),
  };
}
