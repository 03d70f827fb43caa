import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The demo's ports are fixed when its module is read, and a demo that runs already keeps its own.
process.env['HOUSEFRONT_PORT_BASE'] ??= '6100';
const { demoServices, demoSites, ports } = await import('../../scripts/services/demo-services.ts');
const { portIsFree, startService, stopService } = await import('../../scripts/services/services.ts');

/** The programs under test, on this machine only. */
export interface Running {
  /** Address of the site under test. */
  readonly site: string;
  readonly sandbox: string;
  /** The gateway's process, for its memory and processor time. */
  readonly gatewayPid: number;
  readonly sandboxPid: number;
  stop(): Promise<void>;
}

/** The site that everything is measured on. */
export const siteId = '1001';

const withUpstream = (sites: string, upstream: string): string =>
  JSON.stringify((JSON.parse(sites) as Record<string, unknown>[]).map((site) => ({ ...site, upstream })));

/** Environment of the gateway's image (`packages/gateway/Dockerfile`). */
const imageEnv = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2' };

/** Wishes for {@link startServices}. */
export interface ServiceOptions {
  /** Puts something between gateway and sandbox: given the sandbox's address, resolves to the one that the gateway uses. */
  readonly upstream?: (sandbox: string) => Promise<{ readonly url: string; close(): Promise<void> }>;
}

/** Starts sandbox and gateway with a world of its own. @throws when a port is taken or a program does not get ready. */
export async function startServices({ upstream }: ServiceOptions = {}): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'housefront-bench-'));
  const children: ChildProcess[] = [];
  const sandbox = `http://localhost:${ports.sandbox}`;
  let between: Awaited<ReturnType<NonNullable<ServiceOptions['upstream']>>> | undefined;
  const stop = async () => {
    for (const child of children.toReversed()) await stopService(child);
    await between?.close();
    await rm(data, { recursive: true, force: true });
  };
  try {
    for (const { service, port } of await demoServices({ storybook: false, data })) {
      if (!(await portIsFree(port))) throw new Error(`Port ${port} is in use; set HOUSEFRONT_PORT_BASE.`);
      const isSandbox = port === ports.sandbox;
      if (!isSandbox) between = await upstream?.(sandbox);
      const sites = service.env?.['HOUSEFRONT_SITES'];
      children.push(
        await startService({
          ...service,
          args: isSandbox ? [...service.args, '--games', '10000'] : service.args,
          env: {
            ...service.env,
            ...(sites && between ? { HOUSEFRONT_SITES: withUpstream(sites, between.url) } : {}),
            LOG_LEVEL: 'warn',
            TRUST_PROXY: 'loopback',
            ...(isSandbox ? {} : imageEnv),
          },
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { site: siteUrl(siteId), sandbox, gatewayPid: children[1]?.pid ?? 0, sandboxPid: children[0]?.pid ?? 0, stop };
}

/** Address of a site of the workspace, while the programs run. @throws when there is no such site */
export function siteUrl(wanted: string): string {
  const site = demoSites().find(({ id }) => id === wanted);
  if (!site) throw new Error(`Site ${wanted} is not in the workspace.`);
  return site.url;
}

/** Starts a platform alone, on the demo's port. @throws when the port is taken or it does not get ready. */
export async function startSandbox(
  data: string,
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  if (!(await portIsFree(ports.sandbox))) throw new Error(`Port ${ports.sandbox} is in use; set HOUSEFRONT_PORT_BASE.`);
  const url = `http://127.0.0.1:${ports.sandbox}`;
  const child = await startService({
    name: 'the sandbox',
    command: 'node',
    args: ['packages/sandbox/src/cli.ts', 'start', '--port', String(ports.sandbox), '--data', data],
    ready: `${url}/healthz`,
  });
  return { url, pid: child.pid ?? 0, stop: () => stopService(child) };
}

/** A site of {@link startGateway}: facts besides its address. */
export interface GatewaySite {
  readonly dir: string;
  readonly hosts: readonly string[];
}

/** Ports of this machine for a gateway beside the demo's own: itself and up to 120 sites. */
const GATEWAY_PORTS = 130;

/** Starts one more gateway before the sandbox, each site on a port of its own. @throws when it does not get ready. */
export async function startGateway({
  root,
  place,
  sandbox,
  sites,
  node = [],
  env = {},
}: {
  /** Folder of the workspace whose gateway is started. */
  readonly root: string;
  /** Which of several at the same time this is, from 0. */
  readonly place: number;
  readonly sandbox: string;
  readonly sites: readonly GatewaySite[];
  /** Options of Node itself. */
  readonly node?: readonly string[];
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}): Promise<{ readonly urls: readonly string[]; readonly pid: number; stop(): Promise<void> }> {
  // Beyond those of the demo and its Storybook.
  const first = ports.storybook + 10 + place * GATEWAY_PORTS;
  const entries = sites.map((site, index) => ({
    ...site,
    port: first + 1 + index,
    upstream: sandbox,
    realtime: { host: 'localhost', port: ports.sandbox, tls: false },
    frameHosts: [sandbox],
  }));
  const child = await startService({
    name: `a gateway of ${root}`,
    command: 'node',
    args: [...node, 'packages/gateway/src/server.ts'],
    cwd: root,
    env: {
      PORT: String(first),
      RATE_LIMIT_SCALE: '20',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      HOUSEFRONT_SITES: JSON.stringify(entries),
      ...env,
    },
    ready: `http://localhost:${first}/readyz`,
  });
  return {
    urls: entries.map(({ port }) => `http://localhost:${port}`),
    pid: child.pid ?? 0,
    stop: () => stopService(child),
  };
}

/** Longest start of a gateway with a thousand sites, ms. */
const LONG_START_MS = 300_000;

/** Starts a gateway whose sites have hosts of their own. @param list path of the JSON file of its sites */
export async function startHosts({
  root,
  place,
  list,
  node,
}: {
  readonly root: string;
  readonly place: number;
  readonly list: string;
  readonly node: readonly string[];
}): Promise<{ readonly port: number; readonly pid: number; stop(): Promise<void> }> {
  const port = ports.storybook + 10 + place * GATEWAY_PORTS;
  const child = await startService(
    {
      name: `a gateway of ${list}`,
      command: 'node',
      args: [...node, 'packages/gateway/src/server.ts'],
      cwd: root,
      env: {
        PORT: String(port),
        RATE_LIMIT_SCALE: '20',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: 'loopback',
        HOUSEFRONT_SITES: list,
        ...imageEnv,
      },
      ready: `http://localhost:${port}/readyz`,
    },
    { limit: LONG_START_MS },
  );
  return { port, pid: child.pid ?? 0, stop: () => stopService(child) };
}
