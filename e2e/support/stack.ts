import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, stopService } from '../../scripts/services.ts';
import { createControl, type Control } from './control.ts';

/** A platform and a gateway that one worker has for itself, so that faults disturb no other. */
export interface Stack {
  /** Address of a site; the first one is 1001. */
  readonly url: (site?: '1001' | '1002') => string;
  /** Origin of the sandbox: the games stand there. */
  readonly sandbox: string;
  readonly control: Control;
  /** Ends the platform; {@link Stack.startSandbox} brings it back with its data. */
  readonly stopSandbox: () => Promise<void>;
  readonly startSandbox: () => Promise<void>;
  /** Ends the gateway and brings it back, as a new release would. */
  readonly restartGateway: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Ports between the stacks of two workers. */
const STEP = 10;

/** Starts sandbox and gateway for a worker on ports of its own, with fresh data. */
export async function startStack(worker: number): Promise<Stack> {
  process.env['HOUSEFRONT_PORT_BASE'] = String(Number(process.env['HOUSEFRONT_PORT_BASE']) + STEP * worker);
  // The ports of the demo are fixed when its module loads.
  const { demoServices, demoSites, ports } = await import('../../scripts/demo-services.ts');
  const data = mkdtempSync(join(tmpdir(), 'housefront-e2e-'));
  const [sandboxEntry, gatewayEntry] = demoServices({ storybook: false, data });
  if (!sandboxEntry || !gatewayEntry) throw new Error('The demo has no sandbox or no gateway.');
  const sandbox = `http://localhost:${ports.sandbox}`;
  let platform = await startService(sandboxEntry.service);
  let gateway = await startService(gatewayEntry.service).catch(async (error: unknown) => {
    await stopService(platform);
    throw error;
  });
  return {
    url: (site = '1001') => {
      const found = demoSites().find(({ id }) => id === site);
      if (!found) throw new Error(`There is no site ${site}.`);
      return found.url;
    },
    sandbox,
    control: createControl(sandbox),
    stopSandbox: () => stopService(platform),
    startSandbox: async () => {
      platform = await startService(sandboxEntry.service);
    },
    restartGateway: async () => {
      await stopService(gateway);
      gateway = await startService(gatewayEntry.service);
    },
    stop: async () => {
      await stopService(gateway);
      await stopService(platform);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
