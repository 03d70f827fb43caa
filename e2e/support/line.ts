import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between browsers and a server, which can be spoilt as lines are. */
export interface Line {
  readonly port: number;
  /** Connections that were ever made and let through. */
  readonly made: () => number;
  /** From now on nothing comes through what is connected, in either direction, and no end either: half-open. */
  readonly hold: () => void;
  /** Ends what was held, long after everybody gave it up. */
  readonly cutHeld: () => void;
  /** Cuts what is connected, without a goodbye. */
  readonly cut: () => void;
  /** The server's half ends; what the browser still sends arrives. */
  readonly halfClose: () => void;
  /** Whether new connections are cut at once. */
  readonly refuse: (on: boolean) => void;
  readonly stop: () => Promise<void>;
}

interface Connection {
  readonly browser: Socket;
  readonly server: Socket;
  held: boolean;
}

/** Starts a line to a port of this machine. */
export async function startLine(to: number): Promise<Line> {
  const open = new Set<Connection>();
  let made = 0;
  let refusing = false;
  const listener = createServer({ allowHalfOpen: true }, (browser) => {
    if (refusing) {
      browser.resetAndDestroy();
      return;
    }
    made += 1;
    const server = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    const connection: Connection = { browser, server, held: false };
    open.add(connection);
    for (const [from, onto] of [
      [browser, server],
      [server, browser],
    ] as const) {
      from.on('data', (data) => void (connection.held || onto.write(data)));
      from.on('end', () => void (connection.held || onto.end()));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (connection.held) return;
        open.delete(connection);
        onto.destroy();
      });
    }
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const cut = (which: (connection: Connection) => boolean) => {
    for (const connection of [...open].filter(which)) {
      open.delete(connection);
      connection.browser.resetAndDestroy();
      connection.server.destroy();
    }
  };
  return {
    port: (listener.address() as AddressInfo).port,
    made: () => made,
    hold: () => open.forEach((connection) => (connection.held = true)),
    cutHeld: () => cut(({ held }) => held),
    cut: () => cut(() => true),
    halfClose: () => open.forEach(({ browser }) => browser.end()),
    refuse: (on) => {
      refusing = on;
    },
    stop: () => {
      cut(() => true);
      return new Promise((done) => listener.close(() => done()));
    },
  };
}
