import { webMemberChannel } from '@housefront/contract/features/realtime';
import { channelName } from '@housefront/contract/channel';
import { isRecord, parseJson } from '@housefront/contract/json';
import { shown, shownText } from '@housefront/contract/suite';
import type { HttpAsk } from '../network/http-ask.ts';
import { networkFailure } from '../network/networkFailure.ts';
import type { Ports, RealtimeServer, Socket } from '../network/types.ts';
import type { PlatformFinding } from '../report/types.ts';

/** Version of the Pusher protocol. */
const PROTOCOL = 7;

const MEND = "Compare the key 'realtime' of the site's config with the platform team.";

/** Login of a member, for private channels. */
export interface RealtimeMember {
  readonly token: string;
  /** Part of the channel's name: the member's id, or the currency if only the token is known. */
  readonly channel: string;
}

interface RealtimeOptions {
  readonly http: HttpAsk;
  readonly member: RealtimeMember | undefined;
  readonly ports: Ports;
  /** Limit of each step. */
  readonly limitMs: number;
  readonly stop: AbortSignal;
}

type Status = PlatformFinding['status'];
const line = (id: PlatformFinding['id'], status: Status, title: string, why: string, mend = ''): PlatformFinding => ({
  id,
  status,
  where: 'realtime',
  title,
  why,
  mend,
});

/** Checks the handshake of the Pusher protocol, a public channel and the authorisation of a private one (RT-03x). */
export async function checkRealtime(
  server: RealtimeServer | undefined,
  { http, member, ports, limitMs, stop }: RealtimeOptions,
): Promise<readonly PlatformFinding[]> {
  const id = 'platform.realtime';
  if (server === undefined) {
    return [
      line(
        id,
        'skipped',
        'Realtime was not checked',
        'No server is named, by --realtime or by a site of this platform.',
      ),
    ];
  }
  const { tls, host, port, key } = server;
  const url = `${tls ? 'wss' : 'ws'}://${host}:${port}/app/${encodeURIComponent(key)}?protocol=${PROTOCOL}&client=housefront&version=1`;
  const talk = openTalk(ports.connect(url), limitMs);
  stop.addEventListener('abort', () => talk.close());
  try {
    const hello = await talk.next('pusher:connection_established');
    if ('problem' in hello) return [line(id, 'fail', 'Realtime does not connect', hello.problem, MEND)];
    const socketId = isRecord(hello.data) ? hello.data['socket_id'] : undefined;
    if (typeof socketId !== 'string' || !/^\d+\.\d+$/.test(socketId)) {
      const why = `The first message has no socket_id such as 123.456, but ${shown(socketId)}.`;
      return [line(id, 'fail', 'Realtime does not connect', why, MEND)];
    }
    const open = await subscribed(talk, channelName(webMemberChannel, {}), undefined);
    const publicLine =
      open === null
        ? line(id, 'ok', 'Realtime connects', `Pusher protocol ${PROTOCOL} at ${host}:${port}, with a public channel.`)
        : line(id, 'fail', 'No public channel can be joined', open, MEND);
    return [publicLine, await checkPrivate({ talk, http, member, socketId, path: server.authPath })];
  } finally {
    talk.close();
  }
}

interface PrivateCheck {
  readonly talk: Talk;
  readonly http: HttpAsk;
  readonly member: RealtimeMember | undefined;
  readonly socketId: string;
  readonly path: string;
}

async function checkPrivate({ talk, http, member, socketId, path }: PrivateCheck): Promise<PlatformFinding> {
  const id = 'platform.realtime-private';
  const channel = `private-member.${member?.channel ?? '1'}`;
  const form = new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const guest = await http.post(path, form, headers);
  if ('reason' in guest) {
    return line(id, 'fail', 'Private channels are not authorised', `${path}: ${guest.reason}`, guest.mend);
  }
  if (signatureOf(guest.text) !== undefined) {
    const why = `${path} authorises the channel of a member without a login.`;
    return line(
      id,
      'fail',
      'Private channels are open to everybody',
      why,
      'Refuse requests without a token with 401 or 403.',
    );
  }
  if (member === undefined) {
    const why = `${path} refuses guests with HTTP ${guest.status}. With --member or --token the rest is checked.`;
    return guest.status === 404
      ? line(id, 'fail', 'Private channels are not authorised', `${path}: HTTP 404.`, MEND)
      : line(id, 'skipped', 'Private channels were not joined', why);
  }
  const own = await http.post(path, form, { ...headers, authorization: member.token });
  const auth = 'reason' in own ? undefined : signatureOf(own.text);
  if (auth === undefined) {
    const got = 'reason' in own ? own.reason : `HTTP ${own.status}: ${shownText(own.text)}`;
    return line(id, 'fail', 'Private channels are not authorised', `${path} for ${channel}: ${got}`, MEND);
  }
  const problem = await subscribed(talk, channel, auth);
  return problem === null
    ? line(id, 'ok', 'A member joins a private channel', `${channel}, refused without a login.`)
    : line(
        id,
        'fail',
        'A private channel cannot be joined',
        problem,
        'Compare key and secret of the realtime server and of the platform.',
      );
}

function signatureOf(text: string): string | undefined {
  const reply = parseJson(text);
  const auth = isRecord(reply) ? reply['auth'] : undefined;
  return typeof auth === 'string' && auth !== '' ? auth : undefined;
}

/** Joins a channel. @returns null, or the problem */
async function subscribed(talk: Talk, channel: string, auth: string | undefined): Promise<string | null> {
  talk.send('pusher:subscribe', { channel, ...(auth !== undefined && { auth }) });
  const answer = await talk.next('pusher_internal:subscription_succeeded', channel);
  return 'problem' in answer ? `${channel}: ${answer.problem}` : null;
}

type Heard = { readonly data: unknown } | { readonly problem: string };

interface Talk {
  /** The next message of this name; other messages are left out. */
  next(event: string, channel?: string): Promise<Heard>;
  send(event: string, data: unknown): void;
  close(): void;
}

/** Sends and awaits messages of a socket, each within the limit. */
function openTalk(socket: Socket, limitMs: number): Talk {
  const heard: Record<string, unknown>[] = [];
  let ended: string | undefined;
  let wake = (): void => {};
  socket.onText((text) => {
    const message = parseJson(text);
    if (isRecord(message)) heard.push(message);
    wake();
  });
  socket.onEnd((error) => {
    ended = error === undefined ? 'The server closed the connection.' : failureText(error);
    wake();
  });
  return {
    async next(event, channel) {
      const timer = setTimeout(() => {
        ended ??= `There was no ${event} within ${Math.round(limitMs / 1000)} s.`;
        wake();
      }, limitMs);
      try {
        for (;;) {
          const message = heard.shift();
          if (message === undefined) {
            if (ended !== undefined) return { problem: ended };
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          } else {
            const { event: name, data } = message;
            const value = typeof data === 'string' ? parseJson(data) : data;
            if (name === event && (channel === undefined || message['channel'] === channel)) return { data: value };
            if (name === 'pusher:error' || name === 'pusher:subscription_error') return { problem: errorText(value) };
          }
        }
      } finally {
        clearTimeout(timer);
      }
    },
    send: (event, data) => socket.send(JSON.stringify({ event, data })),
    close: () => socket.close(),
  };
}

function errorText(value: unknown): string {
  const { code, message } = isRecord(value) ? value : { code: undefined, message: value };
  return `Error ${shown(code)}: ${shown(message)}.`;
}

/** A handshake that an HTTP server refuses, or a failed connection. */
function failureText(error: Error): string {
  const status = /Unexpected server response: (\d+)/.exec(error.message)?.[1];
  return status === undefined ? networkFailure(error).reason : `The server refuses web sockets with HTTP ${status}.`;
}
