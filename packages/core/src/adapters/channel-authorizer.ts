import { askForChannel } from './channel-auth.ts';
import type { Authorized } from './echo-connection.ts';
import type { ClockPort, HttpPort, RealtimeAuth } from './ports.ts';

/** Dependencies of the authorizer of one connection. */
interface AuthorizerOptions {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  /** Address that authorises private channels. */
  readonly authPath: string;
  readonly auth: RealtimeAuth | undefined;
  /** Whether the connection is still in use. Answers for an earlier one are dropped. */
  readonly current: () => boolean;
}

type Authorize = (params: { socketId: string; channelName: string }, answer: Authorized) => void;

/** Refusals of one channel that are reported to the session. The token may be refreshed between the first and the second (RT-01). */
const REPORTED_REFUSALS = 2;

/** Authorises the private channels of one connection. A 401 or 403 makes the session check its login (ERR-01). */
export const channelAuthorizer = (options: AuthorizerOptions): Authorize => {
  const { auth, authPath, current } = options;
  const refusals = new Map<string, number>();
  const authorize = async (...[params, answer]: Parameters<Authorize>) => {
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
    if (refused <= REPORTED_REFUSALS) auth?.refused(reply.status);
  };
  return (...request) => void authorize(...request);
};
