import { systemClock } from './clock.ts';
import { createGateway } from './createGateway.ts';
import { EnvironmentError, readEnvironment, type GatewayEnvironment } from './env.ts';
import { listenGateway, type Listener } from './listen.ts';
import { createLogger } from './logging/createLogger.ts';
import { describeFailure } from './logging/describeFailure.ts';
import { createRenderPool } from './render-pool/render-pool.ts';
import { createRedisState } from './shared/redis-state.ts';
import { loadSite, SiteLoadError } from './sites/load-site.ts';
import type { GatewaySite } from './sites/gateway-site.ts';

/** Reads the environment, or logs all its errors and ends the process. */
function environment(): GatewayEnvironment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The gateway cannot start:\n${error.problems.map((line) => `  ${line}`).join('\n')}\n`);
    return process.exit(1);
  }
}

const env = environment();
const logger = createLogger(env.logLevel);

const pool = createRenderPool({ logger, threads: env.renderThreads, memoryMb: env.renderThreadMb });

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
if (sites.length === 0) {
  logger.fatal('no site can be served');
  process.exit(1);
}

const shared =
  env.redisUrl === undefined
    ? undefined
    : await createRedisState({
        url: env.redisUrl,
        onError: (error) => logger.warn({ failure: describeFailure(error) }, 'trouble with Redis'),
      }).catch((error: unknown) => {
        logger.fatal(`cannot reach Redis: ${describeFailure(error)}`);
        return process.exit(1);
      });
const { trustedProxies, edge, rateLimitScale } = env;
const gateway = createGateway({
  sites,
  logger,
  options: { trustedProxies, edge, rateLimitScale, checkReplies: false },
  ...(shared && { shared }),
});
const own = sites.flatMap((site): Listener[] =>
  site.port === undefined ? [] : [{ host: env.host, port: site.port, site: site.id }],
);
const listeners: Listener[] = [{ host: env.host, port: env.port }, ...own];
const running = await listenGateway(gateway, listeners).catch((error: unknown) => {
  logger.fatal(`cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  return process.exit(1);
});
logger.info({ host: env.host, ports: running.ports, sites: sites.map((site) => site.id) }, 'listening');

async function stop(): Promise<void> {
  const cut = await running.stop({ clock: systemClock, delayMs: env.stopDelayMs, limitMs: env.stopLimitMs });
  await pool.close();
  logger.info({ cut }, 'stopped');
}

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    void stop();
  });
}
