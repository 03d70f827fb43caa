import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { withoutMark } from '@housefront/contract/json';
import * as z from 'zod/mini';
import { EDGE_NAMES, type EdgeName } from './middleware/request-context/client-info.ts';
import { CONTENT_NETWORKS, type ContentNetwork } from './network/content-network.ts';
import { networkVariables, readPurgeAccess } from './network/purge-settings.ts';
import type { PurgeAccess } from './network/purge/createNetworkPurge.ts';
import type { SiteEntry } from './sites/load-site.ts';
import { port, randomKey, siteEntry } from './sites/site-entry.schema.ts';

/** Settings of the process. */
export interface GatewayEnvironment {
  /** HOUSEFRONT_SITES: JSON, or the path of a JSON file. */
  readonly sites: readonly SiteEntry[];
  /** PORT: shared listener, sites by Host header. */
  readonly port: number;
  /** HOST: address all listeners bind to. */
  readonly host: string;
  /** PRIVATE_PORT: listener for operators' machines; undefined without a choice, which means {@link DEFAULT_PRIVATE_PORT}. */
  readonly privatePort: number | undefined;
  /** PRIVATE_HOST: address that it binds to. */
  readonly privateHost: string;
  /** TRUST_PROXY: trusted proxies (X-Forwarded-*). */
  readonly trustedProxies: BlockList | undefined;
  /** TRUST_CDN: the network of edges whose headers count when a trusted proxy passes them on. */
  readonly edge: EdgeName | undefined;
  /** CDN: the network that keeps copies of guest pages (OPS-06). */
  readonly network: ContentNetwork;
  /** CDN_PURGE: access by which the gateway has the network's copies dropped; undefined: they end by their own time. */
  readonly purge: PurgeAccess | undefined;
  /** REDIS_URL: store of what several instances share; without it each uses its memory (GW-06). */
  readonly redisUrl: string | undefined;
  /** REDIS_LINKS_URL: store of used links, which evicts nothing; default: REDIS_URL (OPS-05). */
  readonly redisLinksUrl: string | undefined;
  /** PURGE_KEY: signs purges of kept pages; without it nothing can be purged. */
  readonly purgeKey: string | undefined;
  /** REPORTS_URL: receiver of reports of browsers; without it none are collected (OBS-01). */
  readonly reportsUrl: string | undefined;
  /** KEPT_BUILDS: folder that all gateways share, with the hashed files of all builds in use (OPS-08). */
  readonly keptBuilds: string | undefined;
  /** KEPT_BUILDS_DAYS: time for which a build stays there after its last gateway has ended. */
  readonly keptBuildsDays: number;
  /** IMAGE_CACHE_DIR: folder of the pictures that sites with `images: 'gateway'` ask for; a temporary one without it. */
  readonly imageCacheDir: string | undefined;
  /** IMAGE_CACHE_MB: most megabytes of these pictures. */
  readonly imageCacheMb: number;
  /** RATE_LIMIT_SCALE: factor of all rate limits; 0 turns them off. */
  readonly rateLimitScale: number;
  /** RENDER_THREADS: number of render threads; default: from the number of processors. */
  readonly renderThreads: number | undefined;
  /** RENDER_THREAD_MB: memory limit of one of them. */
  readonly renderThreadMb: number;
  /** LOG_LEVEL: lowest level that is written. */
  readonly logLevel: string;
  /** STOP_LIMIT_MS: time limit of open requests after SIGTERM. */
  readonly stopLimitMs: number;
  /** STOP_DELAY_MS: time to keep listening while not ready, so that balancers notice. */
  readonly stopDelayMs: number;
}

/** The port that exporters of OpenTelemetry's registry use for Prometheus. */
export const DEFAULT_PRIVATE_PORT = 9464;

/** The environment cannot be used. `problems` names every wrong variable with its remedy. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A number within bounds, whole unless fractions make sense. `error` says what to write. */
const number = (error: string, { from = 0, to = Number.POSITIVE_INFINITY, isWhole = true } = {}) =>
  z.coerce
    .number({ error })
    .check(...(isWhole ? [z.int({ error })] : []), z.gte(from, { error }), z.lte(to, { error }));
const storeUrl = z.url({
  protocol: /^(?:redis|valkey)s?$/,
  error: 'write a redis://, rediss://, valkey:// or valkeys:// address',
});
const environmentSchema = z.object({
  HOUSEFRONT_SITES: z.pipe(
    z.pipe(
      z.string({ error: 'write JSON such as [{"dir":"sites/1001","port":4101}], or the path of a file with it' }),
      z.transform(readSites),
    ),
    z
      .array(siteEntry, { error: 'write a JSON list such as [{"dir":"sites/1001","port":4101}]' })
      .check(z.minLength(1, { error: 'name at least one site' })),
  ),
  PORT: z._default(port, 4100),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PRIVATE_PORT: z.optional(port),
  PRIVATE_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  TRUST_PROXY: z.optional(z.pipe(z.string(), z.transform(toBlockList))),
  TRUST_CDN: z.optional(z.enum(EDGE_NAMES, { error: `write one of ${EDGE_NAMES.join(', ')}` })),
  ...networkVariables,
  REDIS_URL: z.optional(storeUrl),
  REDIS_LINKS_URL: z.optional(storeUrl),
  PURGE_KEY: z.optional(randomKey),
  REPORTS_URL: z.optional(z.url({ protocol: /^https?$/, error: 'write an http:// or https:// address' })),
  KEPT_BUILDS: z.optional(z.string()),
  KEPT_BUILDS_DAYS: z._default(number('write days from 1 to 365', { from: 1, to: 365, isWhole: false }), 7),
  IMAGE_CACHE_DIR: z.optional(z.string()),
  IMAGE_CACHE_MB: z._default(number('write megabytes from 16, such as 512', { from: 16 }), 512),
  RATE_LIMIT_SCALE: z._default(number('write a factor such as 1, or 0 for no limits', { isWhole: false }), 1),
  RENDER_THREADS: z.optional(number('write a number of threads from 1 to 64', { from: 1, to: 64 })),
  RENDER_THREAD_MB: z._default(number('write megabytes from 64, such as 512', { from: 64 }), 512),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
  STOP_LIMIT_MS: z._default(number('write milliseconds, such as 15000'), 15_000),
  STOP_DELAY_MS: z._default(number('write milliseconds, such as 500'), 500),
});

/** Names of all variables that the gateway reads. */
export const gatewayVariables: readonly string[] = Object.keys(environmentSchema._zod.def.shape);

/**
 * Reads the process environment.
 * @throws EnvironmentError with every problem at once
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): GatewayEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environmentSchema.safeParse(given);
  const network = CONTENT_NETWORKS.find((name) => name === given['CDN']) ?? 'none';
  const purge = readPurgeAccess(network, given['CDN_PURGE']);
  const alone = given['REDIS_LINKS_URL'] !== undefined && given['REDIS_URL'] === undefined;
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`),
    ...(typeof purge === 'string' ? [`CDN_PURGE: ${purge}`] : []),
    ...(alone ? ['REDIS_LINKS_URL: set REDIS_URL as well, for rate limits and purges'] : []),
  ];
  if (!result.success || typeof purge === 'string' || problems.length > 0) throw new EnvironmentError(problems);
  const { data } = result;
  return {
    network: data.CDN,
    purge,

    sites: data.HOUSEFRONT_SITES,
    port: data.PORT,
    host: data.HOST,
    privatePort: data.PRIVATE_PORT,
    privateHost: data.PRIVATE_HOST,
    trustedProxies: data.TRUST_PROXY,
    edge: data.TRUST_CDN,
    redisUrl: data.REDIS_URL,
    keptBuilds: data.KEPT_BUILDS,
    keptBuildsDays: data.KEPT_BUILDS_DAYS,
    imageCacheDir: data.IMAGE_CACHE_DIR,
    imageCacheMb: data.IMAGE_CACHE_MB,
    redisLinksUrl: data.REDIS_LINKS_URL,
    purgeKey: data.PURGE_KEY,
    reportsUrl: data.REPORTS_URL,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    renderThreads: data.RENDER_THREADS,
    renderThreadMb: data.RENDER_THREAD_MB,
    logLevel: data.LOG_LEVEL,
    stopLimitMs: data.STOP_LIMIT_MS,
    stopDelayMs: data.STOP_DELAY_MS,
  };
}

function readSites(text: string, context: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(withoutMark(/^\s*[[{]/.test(text) ? text : readFileSync(text, 'utf8')));
  } catch {
    context.issues.push({
      code: 'custom',
      message: 'is neither JSON nor a readable JSON file; check quotes and path',
      input: text,
    });
    return z.NEVER;
  }
}

function toBlockList(text: string, context: z.core.ParsePayload): BlockList | undefined {
  const list = new BlockList();
  for (const item of text.split(',').flatMap((word) => NETWORKS[word.trim()] ?? [word.trim()])) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address);
    const width = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? width : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > width) {
      const message = `"${item}" is no address, network, loopback or private; write such as loopback,10.0.0.0/8`;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
