import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from './services.ts';

const base = Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 4100);
const root = join(import.meta.dirname, '..');

/** Ports of the demo, all above one base so that two demos can run side by side. */
export const ports = { gateway: base, sandbox: base + 200, storybook: base + 1906 } as const;

/** A site of the demo with its address. */
export interface DemoSite {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly port: number;
  readonly url: string;
}

/** Every site in the workspace, each on a port of its own, in the order of their ids. */
export function demoSites(): DemoSite[] {
  return readdirSync(join(root, 'sites'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'sites', entry.name, 'site.config.ts')))
    .map((entry) => entry.name)
    .sort((a, b) => Number(a) - Number(b))
    .map((id, index) => {
      const port = base + 1 + index;
      return { id, title: '', folder: join(root, 'sites', id), port, url: `http://localhost:${port}` };
    });
}

/** Members that the sandbox's seed holds. */
export const demoMembers = [
  { account: 'lucky88', password: 'Lucky888', note: 'RMB' },
  { account: 'river77', password: 'River777', note: 'USD' },
  { account: 'sakura6', password: 'Sakura66', note: 'VND' },
] as const;

/** The programs of the demo in the order in which they are started. */
export function demoServices({ storybook, data }: { readonly storybook: boolean; readonly data?: string }) {
  const sandbox = `http://localhost:${ports.sandbox}`;
  const gateway = `http://localhost:${ports.gateway}`;
  const services: { service: Service; port: number; label: string; url: string | null }[] = [
    {
      label: 'Sandbox',
      url: sandbox,
      port: ports.sandbox,
      service: {
        name: 'the sandbox platform',
        command: 'node',
        args: [
          'packages/sandbox/src/cli.ts',
          'start',
          '--port',
          String(ports.sandbox),
          ...(data ? ['--data', data] : []),
        ],
        ready: `${sandbox}/healthz`,
      },
    },
    {
      label: 'Gateway',
      url: null,
      port: ports.gateway,
      service: {
        name: 'the gateway',
        command: 'node',
        args: ['packages/gateway/src/server.ts'],
        env: {
          PORT: String(ports.gateway),
          HOUSEFRONT_SITES: JSON.stringify(
            demoSites().map(({ id, folder, port }) => ({
              dir: folder,
              hosts: [`${id}.localhost`],
              port,
              upstream: sandbox,
              realtime: { host: 'localhost', port: ports.sandbox, tls: false },
              frameHosts: [sandbox],
            })),
          ),
        },
        ready: `${gateway}/readyz`,
      },
    },
  ];
  if (storybook) {
    services.push({
      label: 'Storybook',
      url: `http://localhost:${ports.storybook}`,
      port: ports.storybook,
      service: {
        name: 'Storybook',
        command: 'storybook',
        args: ['dev', '-p', String(ports.storybook), '--no-open', '--ci', '--quiet'],
        ready: `http://localhost:${ports.storybook}/iframe.html`,
      },
    });
  }
  return services;
}
