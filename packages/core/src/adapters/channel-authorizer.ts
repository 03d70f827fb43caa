import { askForChannel } from './channel-auth.ts';
import type { Authorized } from './echo-line.ts';
import type { ClockPort, HttpPort, RealtimeAuth } from './ports.ts';

/** What the channels of one connection are asked for with. */
interface AuthorizerOptions {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  /** Address that authorises private channels. */
  readonly authPath: string;
  readonly auth: RealtimeAuth | undefined;
  /** Whether the connection is still the one in use; answers of a former one are dropped. */
  readonly current: () => boolean;
}

type Authorize = (params: { socketId: string; channelName: string }, answer: Authorized) => void;

/** How many refusals of a channel put the login in doubt: before the second one the token may have been replaced (RT-01). */
const DOUBTS = 2;

/** Authorises the private channels of one connection. A refusal by 401 or 403 puts the login in doubt (ERR-01). */
export const channelAuthorizer = (options: AuthorizerOptions): Authorize => {
  const { auth, authPath, current } = options;
  const refusals = new Map<string, number>();
  const ask = async (...[params, answer]: Parameters<Authorize>) => {
    const { channelName } = params;
    const reply = await askForChannel(options, { ...params, url: authPath, token: auth?.token() });
    if (!current()) return;
    if ('auth' in reply) {
      answer(null, reply);
      return;
    }
    answer(new Error(`channel refused with ${reply.status}`), null);
    if (reply.status !== 401 && reply.status !== 403) return;
    const refused = (refusals.get(channelName) ?? 0) + 1;
    refusals.set(channelName, refused);
    if (refused <= DOUBTS) auth?.refused(reply.status);
  };
  return (...question) => void ask(...question);
};
