import { isRecord } from '@housefront/contract/json';
import type { ClockPort, HttpPort } from '../ports/ports.ts';

/** Timeout of the authorization of channels, in milliseconds. */
export const CHANNEL_AUTH_MS = 10_000;

/** Answer of the platform for a private channel. Status 0 means no usable answer. */
export type ChannelAnswer = { readonly auth: string } | { readonly status: number };

/** The authorization request for private channels. */
export interface ChannelsRequest {
  readonly url: string;
  readonly token: string | undefined;
  readonly socketId: string;
  /** At least one. */
  readonly channelNames: readonly [string, ...string[]];
}

const noAnswer: ChannelAnswer = { status: 0 };

const answerIn = (reply: unknown): ChannelAnswer => {
  if (!isRecord(reply)) return noAnswer;
  if (typeof reply['auth'] === 'string') return { auth: reply['auth'] };
  return typeof reply['status'] === 'number' ? { status: reply['status'] } : noAnswer;
};

/** The fields of the protocol for the first channel; with further ones all names beside them, which platforms may ignore. */
const formOf = (socketId: string, [first, ...others]: ChannelsRequest['channelNames']): string => {
  const form = new URLSearchParams({ socket_id: socketId, channel_name: first });
  if (others.length > 0) for (const name of [first, ...others]) form.append('channel_names[]', name);
  return form.toString();
};

/**
 * Asks the platform whether this member may join private channels, with the stored token, all of them by one call. Never
 * rejects (RT-03x).
 * @returns an answer for each channel; for the first one alone if the platform answers one channel at a time
 */
export const askForChannels = async (
  { http, clock }: { readonly http: HttpPort; readonly clock: ClockPort },
  { url, token, socketId, channelNames }: ChannelsRequest,
): Promise<ReadonlyMap<string, ChannelAnswer>> => {
  const controller = new AbortController();
  const stop = clock.after(CHANNEL_AUTH_MS, () => controller.abort());
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DOMException('timeout', 'AbortError')));
  });
  const all = (answer: ChannelAnswer) => new Map(channelNames.map((name) => [name, answer]));
  try {
    const sent = http.send({
      url,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(token !== undefined && { authorization: token }),
      },
      body: formOf(socketId, channelNames),
      signal: controller.signal,
    });
    const { status, text } = await Promise.race([sent, aborted]);
    // A refusal of the login or a failure concerns every channel; others may concern only the first.
    if (status === 401 || status >= 500) return all({ status });
    const [first] = channelNames;
    if (status >= 400) return new Map([[first, { status }]]);
    const reply: unknown = JSON.parse(text);
    const each = isRecord(reply) ? reply['channels'] : undefined;
    if (!isRecord(each)) return new Map([[first, answerIn(reply)]]);
    return new Map(channelNames.map((name) => [name, answerIn(Object.hasOwn(each, name) ? each[name] : undefined)]));
  } catch {
    return all(noAnswer);
  } finally {
    stop();
  }
};
