import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall, type CallRequest } from '@housefront/contract/endpoint';
import { expect } from 'vitest';
import { platformLogin } from '../../testing/openMemberPage.ts';
import { inEuro, openProtected } from '../../testing/limits.fixtures.ts';

/** Longest time in which a page follows a change, in milliseconds. */
const SOON_MS = 2000;

/**
 * falcon1 (USD) of a site with the profile gb on this device, and on a second one. A limit of deposits (50.00) and one of stakes
 * hold for a day, and 2.00 were staked. What the platform announces reaches the page when a test says so.
 */
export async function openTwoDevices() {
  const site = await openProtected('/close', 'gb', { config: { ...inEuro.config, playMode: 'modal' } });
  const { platform, ports, order, runtime } = site;
  const { core, navigation } = runtime;
  await order('scenario/several-devices');
  const { signal } = new AbortController();
  const post = async (url: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const sent = { 'content-type': 'application/json', language: 'en_US', ...headers };
    const { text } = await platform.answer({ url, method: 'POST', headers: sent, body: JSON.stringify(body), signal });
    return JSON.parse(text) as { readonly code?: string; readonly data?: Readonly<Record<string, unknown>> };
  };
  /** Sends a call from the second device, which signs in for it: a login ends after some hours. */
  const elsewhere = async <C extends AnyCall>(call: C, request: CallRequest<C>) => {
    const { token } = await platformLogin(platform, 'falcon1', 'Falcon11');
    const keys = { authorization: token, 'idempotency-key': crypto.randomUUID() };
    const reply = await post(callPath(call), request as object, keys);
    if (reply.code !== '100') throw new Error(`${call.name} was refused: ${JSON.stringify(reply)}`);
    return { data: reply.data ?? {}, token };
  };
  const limit = (amount: string, kind: 'deposit' | 'stake' = 'deposit') =>
    elsewhere(calls.limitStore, { kind, period: 'day', amount });
  const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
  const [found] = (await core.queryClient.fetchQuery(core.catalogue.queries.providerGames(address))).games;
  const game = { gpId: 'GPJD', gameType: '2', gameCode: found?.gameCode ?? '', name: 'Jade' };

  let heard = (await platform.events()).length;
  const channel = `member.${ports.storage.get('member_id')}`;
  return {
    ...site,
    core,
    elsewhere,
    limit,
    game,
    /** Shows a page once the channel of the member is joined. */
    show: async (path: string) => {
      await core.queryClient.invalidateQueries();
      await navigation.go(path);
      await expect.poll(() => ports.realtime.joined.has(channel)).toBe(true);
    },
    deposit: (amount: string) =>
      elsewhere(calls.depositStore, {
        site_id: 1001,
        currency: 'USD',
        method_id: 'bank',
        account_id: 'harbor-1',
        amount,
        payer_name: '',
        remark: '',
      }),
    /** The deposit that is under way arrives. */
    arrive: () => order('settle', { account: 'falcon1', outcome: 'success' }),
    /** The second device plays one round of 2.00. */
    playRound: async () => {
      const { gpId: gp_id, gameType: game_type, gameCode: game_code } = game;
      const started = await elsewhere(calls.play, {
        gp_id,
        game_type,
        game_code,
        lobby_url: 'http://localhost/close',
        device: 0,
      });
      const launch = new URL(String(started.data['game_url'])).searchParams.get('token');
      await post('/provider/slot/spin', { token: launch, bet: 200, roundId: 'round-0001' });
      const left = await post(callPath(calls.leave), {}, { authorization: started.token });
      expect(left.code).toBe('100');
    },
    /** The page hears what the platform has announced since the last time, among it an event; then two seconds pass. */
    hear: async (event?: string) => {
      const news = async () => (await platform.events()).slice(heard);
      if (event !== undefined) await expect.poll(async () => (await news()).map((one) => one.event)).toContain(event);
      const all = await news();
      heard += all.length;
      for (const one of all) ports.realtime.deliver(one.channel.replace('private-', ''), one.event, one.data);
      await ports.clock.advance(SOON_MS);
    },
    /** Time passes for both, and the page does nothing meanwhile, as on a device that sleeps. */
    sleep: async (ms: number) => {
      await platform.advance(ms);
      ports.clock.set(ms);
    },
  };
}

export type TwoDevices = Awaited<ReturnType<typeof openTwoDevices>>;
