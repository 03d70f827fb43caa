import { askForChannels, type ChannelAnswer } from './channel-auth.ts';
import type { Authorized } from './echo-connection.ts';
import type { ClockPort, HttpPort, RealtimeAuth } from '../ports/ports.ts';

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

/**
 * Authorises the private channels of one connection: those that are requested in one task by one call, and one by one if the
 * platform answers only for the first. A 401 or 403 makes the session check its login (RT-24).
 */
export const channelAuthorizer = (options: AuthorizerOptions): Authorize => {
  const { auth, authPath, current } = options;
  const refusals = new Map<string, number>();
  const waiting = new Map<string, Authorized>();

  const settle = (channelName: string, answer: Authorized, reply: ChannelAnswer) => {
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

  const ask = async (socketId: string, requested: ReadonlyMap<string, Authorized>): Promise<void> => {
    const [first, ...others] = requested.keys();
    if (first === undefined || !current()) return;
    const token = auth?.token();
    const outdated = new Map<string, Authorized>();
    const replies = await askForChannels(options, { url: authPath, token, socketId, channelNames: [first, ...others] });
    if (!current()) return;
    // An answer to another call brought a new token meanwhile: the refusal says nothing of the login.
    const isReplaced = auth?.token() !== token;
    for (const [channelName, answer] of requested) {
      const reply = replies.get(channelName);
      const isOutdated = isReplaced && reply !== undefined && 'status' in reply && reply.status === 401;
      if (isOutdated) outdated.set(channelName, answer);
      else if (reply === undefined) void ask(socketId, new Map([[channelName, answer]]));
      else settle(channelName, answer, reply);
    }
    if (outdated.size > 0) void ask(socketId, outdated);
  };

  return ({ socketId, channelName }, answer) => {
    waiting.set(channelName, answer);
    if (waiting.size > 1) return;
    queueMicrotask(() => {
      const requested = new Map(waiting);
      waiting.clear();
      void ask(socketId, requested);
    });
  };
};
