import { callPath, type AnyCall, type CallRequest } from '@housefront/contract/endpoint';
import { normalizeEnvelope, type Envelope } from '@housefront/contract/envelope';
import { captcha } from '@housefront/contract/features/captcha';
import { login } from '@housefront/contract/features/session';
import { afterEach, beforeEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { createManualClock, type ManualClock } from '../world/storage/clock.ts';
import { recordExchange } from './record-exchange.fixtures.ts';

/** scrypt's N in tests: cheap. */
export const TEST_PASSWORD_COST = 16;

/** A reply with everything a test may look at. */
export interface TestReply extends Envelope {
  readonly status: number;
  /** New token in the `authorization` header. */
  readonly newToken: string | null;
  readonly headers: Headers;
}

/** A sandbox in memory with a small catalogue, on a clock that the test moves. */
export async function createTestSandbox(
  options: SandboxOptions = {},
): Promise<{ sandbox: Sandbox; clock: ManualClock; client: TestClient }> {
  const clock = createManualClock();
  const sandbox = await createSandbox({ games: 500, clock, passwordCost: TEST_PASSWORD_COST, ...options });
  return { sandbox, clock, client: createClient(() => sandbox.app) };
}

/** Context of a test of {@link sandboxPerTest}: new for each test. */
interface Here {
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
}

/** A new sandbox for each test of the file, closed after it, and a client that always calls the one of now. @internal */
export function sandboxPerTest(options?: SandboxOptions): { readonly here: Here; readonly client: TestClient } {
  let now: Here;
  beforeEach(async () => {
    now = await createTestSandbox(options);
  });
  afterEach(() => now.sandbox.close());
  const here = {
    get sandbox() {
      return now.sandbox;
    },
    get clock() {
      return now.clock;
    },
  };
  return { here, client: createClient(() => here.sandbox.app) };
}

/** Device info as a browser sends it. */
export const deviceInfo = {
  remote_addr: '',
  host: 'localhost',
  device: 0,
  system_group: 'linux',
  login_type: 'desktop',
  cdn: '',
  system: 'Linux',
  browser: 'Chrome 140',
  system_version: '',
} as const;

/** Calls a sandbox without a network. */
export interface TestClient {
  /** Sends a call. `token` goes into the `authorization` header. */
  send<C extends AnyCall>(
    call: C,
    request: CallRequest<C>,
    token?: string,
    language?: string,
    /** Idempotency key of a call that carries one; a new one for each call without it. */
    key?: string,
  ): Promise<TestReply>;
  /** Sends any body to any path. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A solved captcha. */
  solve(): Promise<{ captcha_token: string; answer: string }>;
  /** A solved captcha of the registration form. */
  solveRegister(): Promise<{ captcha_token: string; verify_code: string }>;
  /** Signs a member in; throws when that fails. */
  signIn(account?: string, password?: string): Promise<string>;
  /** Uses the control interface; gives the parsed answer. */
  control(path: string, body?: unknown): Promise<Record<string, unknown>>;
}

/** A call as the client sends it. */
export interface SentCall {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

const postOf = (body: unknown, headers: Record<string, string> = {}): SentCall => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Makes a client of a sandbox. Calls go through `ask` when a server is in front of it, control requests never do. */
export function createClient(
  app: () => Sandbox['app'],
  ask: (path: string, call: SentCall) => Response | Promise<Response> = (path, call) => app().request(path, call),
): TestClient {
  const post: TestClient['post'] = async (path, body, headers) => {
    const call = postOf(body, headers);
    const answer = await ask(path, call);
    await recordExchange(path, call.body, answer);
    return answer;
  };
  const send: TestClient['send'] = async (call, request, token, language = 'en_US', key = crypto.randomUUID()) => {
    const response = await post(callPath(call), request, {
      language,
      ...(call.keyed && { 'idempotency-key': key }),
      ...(token === undefined ? {} : { authorization: token }),
    });
    const normal = normalizeEnvelope(await response.json());
    if (!normal) throw new Error(`${call.name} answered without an envelope`);
    return {
      ...normal,
      status: response.status,
      newToken: response.headers.get('authorization'),
      headers: response.headers,
    };
  };
  const control: TestClient['control'] = async (path, body) => {
    const response = await app().request(`/control${path}`, body === undefined ? {} : postOf(body));
    return record(await response.json());
  };
  const solveOf = async (type: 1 | 2) => {
    const { data } = await send(captcha, { type, site_id: 1001 });
    const token = String(record(data)['token']);
    return { captcha_token: token, answer: String((await control(`/captcha/${token}`))['answer']) };
  };
  const solve = () => solveOf(1);
  return {
    post,
    send,
    control,
    solve,
    solveRegister: async () => {
      const { captcha_token, answer } = await solveOf(2);
      return { captcha_token, verify_code: answer };
    },
    signIn: async (account = 'lucky88', password = 'Lucky888') => {
      const reply = await send(login, { account, password, site_id: 1001, ...(await solve()), ...deviceInfo });
      if (!reply.ok) throw new Error(`sign-in failed with ${reply.code} ${reply.message}`);
      return String(record(reply.data)['token']);
    },
  };
}

/** A value as a record; throws when it is none. */
export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}
