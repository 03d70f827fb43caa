import type { Sandbox } from '@housefront/sandbox';
import { createClient, createTestSandbox, type TestClient } from '@housefront/sandbox/testing';
import { afterEach, beforeEach } from 'vitest';
import type { DevicePort } from '../adapters/ports/ports.ts';
import { fakeClock, type FakeClock } from './clock.ts';
import { fakePorts, testDeps, type FakePorts, type TestDeps, type TestDepsOptions } from './deps.ts';
import type { Platform } from './http.ts';

/** Wishes for feature dependencies before a platform. */
export interface PlatformDepsOptions extends Omit<TestDepsOptions, 'token'> {
  /** Account of a member who is signed in before anything starts, e.g. `lucky88`. */
  readonly member?: string;
}

/** A separate platform for each test of a file. */
export interface TestPlatform {
  /** The platform that answers; its world shows the effects of calls and triggers what a platform does by itself. */
  readonly sandbox: Sandbox;
  /** Asks the platform past the ports, so that nothing of it is recorded. */
  readonly client: TestClient;
  /** Fake ports whose calls reach the platform, but for those that the test scripts; they have its clock. */
  ports(device?: Partial<DevicePort>, cookies?: Readonly<Record<string, string>>): FakePorts;
  /** Feature dependencies over {@link ports}. */
  deps(options?: PlatformDepsOptions): TestDeps;
  /** Signs a member of the platform in, as a page that was open before would have them. */
  signIn(ports: FakePorts, account: string): void;
  /** The text of a captcha's picture; '' for an unknown token. */
  answerOf(captcha: { readonly token: string }): string;
}

/** A sandbox without a network, until it is closed. */
function openPlatform(sandbox: Sandbox) {
  const underWay = new Set<Promise<unknown>>();
  let over = false;
  const answer: Platform = async ({ url, method, headers, body, signal }) => {
    const response = await sandbox.app.request(url, { method, headers, signal, ...(body !== undefined && { body }) });
    return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
  };
  const ask: Platform = (request) => {
    if (over) return Promise.reject(new TypeError('the test is over'));
    const reply = answer(request);
    underWay.add(reply);
    return reply.finally(() => underWay.delete(reply));
  };
  const close = async () => {
    over = true;
    // Open requests are answered before the platform closes.
    await Promise.allSettled(underWay);
    await sandbox.close();
  };
  return { sandbox, ask, close };
}

/**
 * Gives each test of this file a sandbox, in process and on the clock of the test's ports: `const platform = usePlatform()`.
 * @internal
 */
export function usePlatform(): TestPlatform {
  let open: ReturnType<typeof openPlatform>;
  let clock: FakeClock;
  beforeEach(async () => {
    clock = fakeClock();
    open = openPlatform((await createTestSandbox({ clock, exampleSites: true })).sandbox);
  });
  afterEach(() => open.close());

  const signIn = ({ storage }: FakePorts, account: string) => {
    const { members, sessions } = open.sandbox.world;
    const member = members.byAccount(account);
    if (!member) throw new Error(`there is no member ${account}`);
    storage.set('token', sessions.start(member.id).token);
    storage.set('member_id', String(member.id));
    storage.set('member_account', account);
    storage.set('currency', member.currency);
  };
  const platform: TestPlatform = {
    signIn,
    get sandbox() {
      return open.sandbox;
    },
    get client() {
      return createClient(() => open.sandbox.app);
    },
    ports: (device, cookies) => fakePorts(device, cookies, open.ask, clock),
    deps: ({ member, ports = platform.ports(), ...options } = {}) => {
      if (member !== undefined) platform.signIn(ports, member);
      return testDeps({ ...options, ports });
    },
    answerOf: ({ token }) => open.sandbox.world.captchas.peek(token) ?? '',
  };
  return platform;
}
