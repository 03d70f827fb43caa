import { createGateway, createLogger, loadSite } from '@housefront/gateway';
import type { AnyCall } from '../../../packages/contract/src/calls/endpoint.ts';
import { callPath } from '../../../packages/contract/src/calls/endpoint.ts';
import { createSandbox } from '../../../packages/sandbox/src/createSandbox.ts';
import { findScenario, narrowed } from '../../../packages/sandbox/src/scenarios/index.ts';
import { demoSites } from '../../../scripts/services/demo-services.ts';
import { contractCalls, type FaultName } from './faults.ts';

/** A page as the gateway gives it out. */
export interface Rendered {
  readonly status: number;
  readonly html: string;
}

/** A platform and a gateway that keeps no pages, inside the test itself: each way to fail can have one of its own. */
export interface Rendering {
  /** Renders an address again. */
  readonly page: (path: string) => Promise<Rendered>;
  /** The calls that rendering an address makes. */
  readonly callsOf: (path: string) => Promise<AnyCall[]>;
  /** Spoils one call for everything that is rendered until the next order. */
  readonly spoil: (call: AnyCall, fault: FaultName) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Starts both. */
export async function startRendering(): Promise<Rendering> {
  const sandbox = await createSandbox({ games: 500, checkReplies: false, exampleSites: true });
  let listening = await sandbox.listen({ port: 0 });
  const { port } = listening;
  const folder = demoSites()[0]?.folder ?? '';
  const site = await loadSite({ dir: folder, hosts: ['site.localhost'], upstream: `http://127.0.0.1:${port}` });
  const gateway = createGateway({ sites: [site], logger: createLogger('silent'), options: { freshMs: 0, staleMs: 0 } });
  let up = true;
  const { situations, clock } = sandbox.world;

  const page = async (path: string): Promise<Rendered> => {
    const headers = { host: 'site.localhost', 'user-agent': USER_AGENT, 'accept-language': 'en-US' };
    const response = await gateway.app.request(`http://site.localhost${path}`, { headers });
    return { status: response.status, html: await response.text() };
  };
  return {
    page,
    callsOf: async (path) => {
      const since = clock.now();
      await page(path);
      const reply = await sandbox.app.request(`http://localhost/control/calls?since=${since}`);
      const { calls } = (await reply.json()) as { readonly calls: readonly { readonly path: string }[] };
      return contractCalls(calls.map((call) => call.path));
    },
    spoil: async (call, fault) => {
      situations.clear();
      if (!up) listening = await sandbox.listen({ port });
      up = fault !== 'refused';
      if (!up) await listening.close();
      const scenario = findScenario(fault);
      if (scenario) situations.activate(narrowed(scenario, callPath(call)));
    },
    stop: async () => {
      gateway.close();
      await sandbox.close();
    },
  };
}
