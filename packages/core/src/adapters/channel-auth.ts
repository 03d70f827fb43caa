import type { ClockPort, HttpPort } from './ports.ts';

/** Timeout of the authorization of a channel, in milliseconds. */
export const CHANNEL_AUTH_MS = 10_000;

/** Answer of the platform for a private channel. Status 0 means no usable answer. */
export type ChannelAnswer = { readonly auth: string } | { readonly status: number };

/** The authorization request for one private channel. */
export interface ChannelRequest {
  readonly url: string;
  readonly token: string | undefined;
  readonly socketId: string;
  readonly channelName: string;
}

const signatureIn = (text: string): string | undefined => {
  const reply: unknown = JSON.parse(text);
  if (typeof reply !== 'object' || reply === null || !('auth' in reply)) return undefined;
  return typeof reply.auth === 'string' ? reply.auth : undefined;
};

/** Asks the platform whether this member may join a private channel, with the stored token (RT-01, RT-03x). Never rejects. */
export const askForChannel = async (
  { http, clock }: { readonly http: HttpPort; readonly clock: ClockPort },
  { url, token, socketId, channelName }: ChannelRequest,
): Promise<ChannelAnswer> => {
  const controller = new AbortController();
  const stop = clock.after(CHANNEL_AUTH_MS, () => controller.abort());
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DOMException('timeout', 'AbortError')));
  });
  try {
    const sent = http.send({
      url,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(token !== undefined && { authorization: token }),
      },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString(),
      signal: controller.signal,
    });
    const { status, text } = await Promise.race([sent, aborted]);
    if (status >= 400) return { status };
    const auth = signatureIn(text);
    return auth === undefined ? { status: 0 } : { auth };
  } catch {
    return { status: 0 };
  } finally {
    stop();
  }
};
