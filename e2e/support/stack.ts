import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portIsFree, startService, stopService, type Service } from '../../scripts/services/services.ts';
import { createControl, type Control } from './control.ts';

/** A platform and a gateway that one worker has for itself, so that faults disturb no other. */
export interface Stack {
  /** Address of a site, of 1001 by default. */
  readonly url: (site?: string) => string;
  /** Origin of the sandbox, which hosts the games. */
  readonly sandbox: string;
  readonly control: Control;
  /** Ends the platform; {@link Stack.startSandbox} brings it back with its data. */
  readonly stopSandbox: () => Promise<void>;
  /** Does nothing while the platform runs. */
  readonly startSandbox: () => Promise<void>;
  /** Ends the gateway and brings it back, as a new release would. */
  readonly restartGateway: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Ports between the stacks of two workers. */
const STEP = 30;

interface Program {
  /** Starts it unless it runs. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const runs = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** A program that never runs twice and never outlives this process: a second one would answer in the place of the first. */
function program({ service, port }: { readonly service: Service; readonly port: number }): Program {
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    start: async () => {
      if (runs(child)) return;
      if (!(await portIsFree(port))) throw new Error(`Port ${port} of ${service.name} is taken.`);
      await startService(service, {
        onSpawn: (spawned) => {
          child = spawned;
        },
      });
    },
    stop: async () => {
      if (runs(child)) await stopService(child);
    },
  };
}

/** Starts sandbox and gateway for a worker on ports of its own, with fresh data. */
export async function startStack(worker: number): Promise<Stack> {
  process.env['HOUSEFRONT_PORT_BASE'] = String(Number(process.env['HOUSEFRONT_PORT_BASE']) + STEP * worker);
  // The ports of the demo are fixed when its module loads.
  const { demoServices, demoSites, ports } = await import('../../scripts/services/demo-services.ts');
  const data = mkdtempSync(join(tmpdir(), 'housefront-e2e-'));
  const [sandboxEntry, gatewayEntry] = await demoServices({ storybook: false, data });
  if (!sandboxEntry || !gatewayEntry) throw new Error('The demo has no sandbox or no gateway.');
  const sandbox = `http://localhost:${ports.sandbox}`;
  const platform = program(sandboxEntry);
  const gateway = program(gatewayEntry);
  const stop = async () => {
    await gateway.stop();
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await platform.start();
    await gateway.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: (site = '1001') => {
      const found = demoSites().find(({ id }) => id === site);
      if (!found) throw new Error(`There is no site ${site}.`);
      return found.url;
    },
    sandbox,
    control: createControl(sandbox),
    stopSandbox: platform.stop,
    startSandbox: platform.start,
    restartGateway: async () => {
      await gateway.stop();
      await gateway.start();
    },
    stop,
  };
}
