import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Runs in the page before its scripts: counts the sockets that opened and the messages of channels that came. */
export function countMessages(): void {
  const counted = { open: 0, heard: 0 };
  const Native = WebSocket;
  const Counting = class extends Native {
    constructor(...wishes: ConstructorParameters<typeof Native>) {
      super(...wishes);
      this.addEventListener('open', () => (counted.open += 1));
      this.addEventListener('message', () => (counted.heard += 1));
    }
  };
  Object.assign(window, { messages: counted, WebSocket: Counting });
}

/** The used part of the libraries, which only core depends on. */
interface Channel {
  listen(event: string, hear: () => void): unknown;
}
interface Libraries {
  readonly Pusher: new (key: string, wishes: object) => object;
  readonly Echo: {
    readonly default: new (wishes: object) => { private(name: string): Channel; channel(name: string): Channel };
  };
}

/** Listener of a page without other content. */
export interface BareListener {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly token: string;
  /** Names as in addresses of channels; those of private ones begin with `private-`. */
  readonly channels: readonly string[];
  readonly events: readonly string[];
}

/** Runs in the page: listens as the product does, with nothing behind it. */
function listen({ key, host, port, token, channels, events }: BareListener): void {
  const libraries = window as unknown as Libraries;
  const client = new libraries.Pusher(key, {
    cluster: '',
    wsHost: host,
    wsPort: port,
    forceTLS: false,
    enableStats: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/broadcasting/auth',
      headers: { authorization: token },
    },
  });
  const echo = new libraries.Echo.default({ broadcaster: 'pusher', key, client, withoutInterceptors: true });
  for (const name of channels) {
    const channel = name.startsWith('private-') ? echo.private(name.slice(8)) : echo.channel(name);
    for (const event of events) channel.listen(`.${event}`, () => undefined);
  }
}

/** Expressions for a page that has nothing but pusher-js and laravel-echo, as they are installed. */
export function bareScripts(root: string, listener: BareListener): string[] {
  const { resolve } = createRequire(join(root, 'packages/core/package.json'));
  const file = (library: string, path: string): string =>
    readFileSync(`${resolve(library).replace(/dist[/\\].*$/, '')}dist/${path}`, 'utf8');
  return [
    file('pusher-js', 'web/pusher.min.js'),
    file('laravel-echo', 'echo.iife.js'),
    `(${listen.toString()})(${JSON.stringify(listener)})`,
  ];
}
