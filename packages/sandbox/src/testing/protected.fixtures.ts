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
    (path, call) =>
      here.sandbox.app.request(path, { ...call, headers: { ...call.headers, 'x-site-id': String(site) } }),
  );
  let site = 1001;
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
    /** Goes on as the same member on another site of the platform. */
    at: (id: number): Promise<string> => {
      site = id;
      return signIn();
    },
    /** Goes on with a login that another call gave. */
    useLogin: (given: string): void => {
      token = given;
    },
    /** Tries to sign in; the reply may be a refusal. */
    tryLogin: async () =>
      client.send(calls.login, { account, password, site_id: site, ...(await client.solve()), ...deviceInfo }),
    /** Time passes, in ms; a login that became old is replaced. */
    later: async (ms: number): Promise<void> => {
      here.clock.advance(ms);
      await signIn();
    },
    profile: (name: string) => client.control('/protection-profile', { site_id: site, profile: name }),
    /** The state of the member's protection, in wire names. */
    state: async (currency = 'USD') => record((await send(calls.protectionState, { site_id: site, currency })).data),
    member: () => {
      const found = here.sandbox.world.members.byAccount(account);
      if (!found) throw new Error('the member is missing');
      return found;
    },
    deposit: (amount: string) =>
      send(calls.depositStore, {
        site_id: site,
        currency: 'USD',
        method_id: 'bank',
        account_id: 'harbor-1',
        amount,
        payer_name: '',
        remark: '',
      }),
    /** Starts a game of a hall in the member's currency. */
    play: (kind = '2') => {
      const { catalogue, members, seed } = here.sandbox.world;
      const currency = members.byAccount(account)?.currency ?? '';
      const gp = seed.providers.find(({ gpId, gameType, currencies }) =>
        kind === '2' ? gpId === 'GPJD' : gameType === kind && currencies.includes(currency),
      );
      const code = gp?.gameCode ?? catalogue.games(gp?.gpId ?? '')[0]?.code ?? '';
      return send(calls.play, {
        gp_id: gp?.gpId ?? '',
        game_type: kind,
        game_code: code,
        lobby_url: 'http://localhost:4101/close',
        device: 0,
      });
    },
  };
}

/** Token of the game that a start answers with. @internal */
export const launchOf = ({ data }: { readonly data: unknown }): string =>
  new URL(String(record(data)['game_url'])).searchParams.get('token') ?? '';
