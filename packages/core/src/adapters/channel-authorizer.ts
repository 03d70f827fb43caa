import { askForChannel } from './channel-auth.ts';
import type { Authorized } from './echo-line.ts';
import type { ClockPort, HttpPort, RandomPort, RealtimeAuth } from './ports.ts';
import { reconnectDelay, type RealtimeDelays } from './realtime-delays.ts';

/** What the channels of one connection are asked for with. */
interface AuthorizerOptions {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Address that authorises private channels. */
  readonly authPath: string;
  readonly auth: RealtimeAuth | undefined;
  readonly delays: RealtimeDelays;
  /** Whether the connection is still the one in use; answers of a former one are dropped. */
  readonly current: () => boolean;
  /** Makes the connection ask for a channel again. */
  readonly askAgain: (channel: string) => void;
}

type Authorize = (params: { socketId: string; channelName: string }, answer: Authorized) => void;

/**
 * Authorises the private channels of one connection and asks again after a failure. A second refusal by 401 or 403 is final:
 * before it the token may have been replaced (RT-01, ERR-01).
 */
export const channelAuthorizer = (options: AuthorizerOptions): Authorize => {
  const { auth, authPath, clock, current, delays, random } = options;
  const tries = new Map<string, number>();
  const ask = async (...[params, answer]: Parameters<Authorize>) => {
    const { channelName } = params;
    const reply = await askForChannel(options, { ...params, url: authPath, token: auth?.token() });
    if (!current()) return;
    if ('auth' in reply) {
      answer(null, reply);
      return;
    }
    answer(new Error(`channel refused with ${reply.status}`), null);
    const tried = tries.get(channelName) ?? 0;
    tries.set(channelName, tried + 1);
    const refused = reply.status === 401 || reply.status === 403;
    if (refused) auth?.refused(reply.status);
    if (refused && tried > 0) return;
    clock.after(reconnectDelay(tried, random, delays), () => {
      if (current()) options.askAgain(channelName);
    });
  };
  return (...question) => void ask(...question);
};
