import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { ask } from './gateway-process.fixtures.ts';

/** Pause between two looks at the readiness of a gateway, in ms. */
const PROBE_MS = 100;

/** A balancer that knows nothing of HTTP. */
export interface Service {
  readonly port: number;
  add(gateway: number): void;
  remove(gateway: number): void;
  /** Whether new connections go to a gateway. */
  isReady(gateway: number): boolean;
  /** Number of connections to a gateway that are open. */
  open(gateway: number): number;
  readonly close: () => void;
}

/**
 * Connections as a Service of Kubernetes gives them out: a new one goes to one of the gateways whose `/readyz` answers 200, and stays
 * with it until one side ends it.
 */
export async function startService(): Promise<Service> {
  const gateways = new Map<number, { ready: boolean; sockets: Set<Socket> }>();
  const server = createServer((socket) => {
    const ready = [...gateways].filter(([, gateway]) => gateway.ready);
    // In turn, every page would come from one gateway and every chunk from another.
    const [port, gateway] = ready[Math.floor(Math.random() * ready.length)] ?? [];
    if (port === undefined || !gateway) {
      socket.destroy();
      return;
    }
    const onward = connect({ port, host: '127.0.0.1' });
    gateway.sockets.add(onward);
    onward.once('close', () => gateway.sockets.delete(onward));
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.end());
      from.pipe(to);
    }
  });
  const probe = setInterval(() => {
    for (const [port, gateway] of gateways) {
      void ask({ port, path: '/readyz' }).then(
        ({ status }) => (gateway.ready = status === 200),
        () => (gateway.ready = false),
      );
    }
  }, PROBE_MS);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // An IP server has an address of this type.
    port: (server.address() as AddressInfo).port,
    add: (gateway) => void gateways.set(gateway, { ready: false, sockets: new Set() }),
    remove: (gateway) => void gateways.delete(gateway),
    isReady: (gateway) => gateways.get(gateway)?.ready ?? false,
    open: (gateway) => gateways.get(gateway)?.sockets.size ?? 0,
    close: () => {
      clearInterval(probe);
      server.close();
    },
  };
}

/** Work that begins at a steady rate. */
export interface Load {
  /** Ends the load and waits for all that has begun. */
  stop(): Promise<{ readonly begun: number; readonly failures: readonly string[]; readonly seconds: number }>;
}

/**
 * Begins `work` at a steady rate. A machine that falls behind catches up, so that the number is right.
 * @param work gets its number; what it throws is a failure
 */
export function startLoad(perSecond: number, work: (count: number) => Promise<void>): Load {
  const start = performance.now();
  const failures: string[] = [];
  const pending = new Set<Promise<void>>();
  let begun = 0;
  const begin = () => {
    const count = (begun += 1);
    const one: Promise<void> = work(count)
      .catch((error: unknown) => void failures.push(`${count}: ${String(error)}`))
      .finally(() => pending.delete(one));
    pending.add(one);
  };
  const timer = setInterval(() => {
    while (begun < ((performance.now() - start) / 1000) * perSecond) begin();
  }, 5);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      await Promise.all(pending);
      return { begun, failures, seconds };
    },
  };
}
