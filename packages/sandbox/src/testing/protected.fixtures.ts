import { calls } from '@housefront/contract/calls';
import type { AnyCall, CallRequest } from '@housefront/contract/endpoint';
import type { SandboxOptions } from '../createSandbox.ts';
import { createClient, deviceInfo, record, sandboxPerTest } from './client.fixtures.ts';

type Login = readonly [account: string, password: string];

/** A member with a limit to set, and money in USD. @internal */
export const falcon: Login = ['falcon1', 'Falcon11'];

/** A new sandbox for each test of the file, and a member of site 1001 as a browser shows one. @internal */
export function protectedPerTest(options?: SandboxOptions) {
  const { here } = sandboxPerTest(options);
  const client = createClient(
    () => here.sandbox.app,
    (path, call) => here.sandbox.app.request(path, { ...call, headers: { ...call.headers, 'x-site-id': '1001' } }),
  );
  let token = '';
  let [account, password] = falcon;
  /** The login replaces an older one; without an argument it is one of the same member. */
  const signIn = async (...[name, secret]: Login | readonly []): Promise<string> => {
    [account, password] = [name ?? account, secret ?? password];
    token = await client.signIn(account, password);
    return token;
  };
  /** Sends a call with the newest token. */
  const send = async <C extends AnyCall>(call: C, request: CallRequest<C>) => {
    const reply = await client.send(call, request, token);
    token = reply.newToken ?? token;
    return reply;
  };
  return {
    here,
    client,
    signIn,
    send,
    /** Goes on with a login that another call gave. */
    useLogin: (given: string): void => {
      token = given;
    },
    /** Tries to sign in; the reply may be a refusal. */
    tryLogin: async () =>
      client.send(calls.login, { account, password, site_id: 1001, ...(await client.solve()), ...deviceInfo }),
    /** Time passes, in ms; a login that became old is replaced. */
    later: async (ms: number): Promise<void> => {
      here.clock.advance(ms);
      await signIn();
    },
    profile: (name: string) => client.control('/protection-profile', { site_id: 1001, profile: name }),
    /** The state of the member's protection, in wire names. */
    state: async (currency = 'USD') => record((await send(calls.protectionState, { site_id: 1001, currency })).data),
    member: () => {
      const found = here.sandbox.world.members.byAccount(account);
      if (!found) throw new Error('the member is missing');
      return found;
    },
    deposit: (amount: string) =>
      send(calls.depositStore, {
        site_id: 1001,
        currency: 'USD',
        method_id: 'bank',
        account_id: 'harbor-1',
        amount,
        payer_name: '',
        remark: '',
      }),
    /** Starts the first game of a provider. */
    play: (kind = '2') =>
      send(calls.play, {
        gp_id: 'GPJD',
        game_type: kind,
        game_code: here.sandbox.world.catalogue.games('GPJD')[0]?.code ?? '',
        lobby_url: 'http://localhost:4101/close',
        device: 0,
      }),
  };
}

/** Token of the game that a start answers with. @internal */
export const launchOf = ({ data }: { readonly data: unknown }): string =>
  new URL(String(record(data)['game_url'])).searchParams.get('token') ?? '';
