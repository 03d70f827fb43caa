import type { FaultMode } from '@housefront/sandbox/scenarios';
import { createTestSandbox, findScenario, siteFacts, type TestClient } from '@housefront/sandbox/testing';
import type { Sandbox } from '@housefront/sandbox';
import { checkPlatform, type PlatformOptions } from './checkPlatform.ts';
import type { CheckedSite, Ports } from './network/types.ts';
import type { PlatformReport } from './report/types.ts';

/** A platform for checks. */
export interface CheckedPlatform {
  readonly sandbox: Sandbox;
  readonly client: TestClient;
  readonly port: number;
  readonly address: string;
  readonly site: CheckedSite;
  /** Solves captchas as a person would. */
  readonly solveCaptcha: (picture: string) => Promise<string | null>;
  /** Checks the platform; by default without measured times, which a busy machine would change. */
  check(options?: Partial<PlatformOptions>): Promise<PlatformReport>;
  /** Calls that fail in a way until `clear`. */
  spoil(faults: readonly { readonly path: string; readonly mode: FaultMode; readonly code?: string }[]): void;
  /** Activates a scenario of the sandbox. */
  situation(name: string): void;
  clear(): void;
  close(): Promise<void>;
}

/** Answers take no time. */
export const timeless: Partial<Ports> = { elapsed: () => 0 };

/** A sandbox that listens. */
export async function openPlatform(): Promise<CheckedPlatform> {
  const { sandbox, client, clock } = await createTestSandbox({ games: 500, checkReplies: false });
  const { port } = await sandbox.listen({ port: 0 });
  const address = `http://127.0.0.1:${port}`;
  const realtime = { key: 'housefront', host: '127.0.0.1', port, tls: false, authPath: '/api/broadcasting/auth' };
  const site: CheckedSite = {
    ...siteFacts,
    origin: 'http://localhost:4101',
    realtime,
  };
  const { situations } = sandbox.world;
  let token = '';
  return {
    sandbox,
    client,
    port,
    address,
    site,
    solveCaptcha: async () => String((await client.control(`/captcha/${token}`))['answer']),
    check: (options = {}) => {
      const { ports, ...others } = options;
      // Captchas are limited by the second.
      clock.advance(5000);
      // Keeps the captcha's token, which the picture does not show.
      const fetching: Ports['fetch'] = async (input, init) => {
        const response = await (ports?.fetch ?? fetch)(input, init);
        if (input.endsWith('/captcha')) {
          token = /"token":"([^"]+)"/.exec(await response.clone().text())?.[1] ?? token;
        }
        return response;
      };
      return checkPlatform({ against: address, site, ...others, ports: { ...timeless, ...ports, fetch: fetching } });
    },
    spoil: (faults) => situations.activate({ name: 'spoilt', title: '', does: '', effects: { faults } }),
    situation: (name) => {
      const scenario = findScenario(name);
      if (scenario === undefined) throw new Error(`no scenario ${name}`);
      situations.activate(scenario);
    },
    clear: () => {
      situations.clear();
    },
    close: () => sandbox.close(),
  };
}

/** Findings that are no result of a healthy platform, as one text each. */
export const faultsOf = ({ findings }: PlatformReport): readonly string[] =>
  findings.filter(({ status }) => status !== 'ok').map(({ id, status, where }) => `${status} ${id} ${where}`.trim());
