import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { vi } from 'vitest';

/** Programs that are a store, the preferred one first. */
const PROGRAMS = ['valkey-server', 'redis-server'];

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function spawnStore(args: readonly string[]): Promise<ChildProcess> {
  for (const program of PROGRAMS) {
    const child = spawn(program, args, { stdio: 'ignore' });
    const isInstalled = await once(child, 'spawn').then(
      () => true,
      () => false,
    );
    if (isInstalled) return child;
  }
  throw new Error('no store is installed. On Debian: apt-get install valkey-server or redis-server');
}

/** A real Valkey or Redis. */
export interface TestStore {
  readonly url: string;
  readonly port: number;
  /** Sends one command, such as `config set maxmemory 1mb`. */
  run(command: string): Promise<unknown>;
  /** Holds the process up, or lets it go on. */
  readonly hold: (isHeld: boolean) => void;
  /** Ends the process; nothing of it is kept. */
  readonly stop: () => Promise<void>;
  /** Starts an empty one at the same address. */
  start(): Promise<void>;
}

/** Starts a store that keeps nothing on disk. */
export async function startStore(...args: readonly string[]): Promise<TestStore> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'housefront-store-'));
  const fixed = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
    '--repl-diskless-sync-delay',
    '0',
  ];
  let child: ChildProcess | undefined;
  const run = async (command: string) => {
    const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } }).on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(command.split(' '));
    } finally {
      client.destroy();
    }
  };
  const start = async () => {
    mkdirSync(folder, { recursive: true });
    child = await spawnStore([...fixed, ...args]);
    await vi.waitFor(() => run('ping'), { timeout: 20_000 });
  };
  const stop = async () => {
    const ended = child && once(child, 'exit');
    child?.kill('SIGKILL');
    child = undefined;
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  const hold = (isHeld: boolean) => void child?.kill(isHeld ? 'SIGSTOP' : 'SIGCONT');
  return { url, port, run, hold, start, stop };
}

/** A message of a purge as it is sent to a gateway. */
export const PURGE_MESSAGE = 'message\r\n$16\r\nhousefront:purge';

/** Throws unless a store has a replica with all of its data. */
export async function hasReplica(primary: TestStore): Promise<void> {
  const reply = String(await primary.run('info replication'));
  if (!reply.includes('state=online')) throw new Error(`no replica is online: ${reply}`);
}

/** Behaviour of a {@link storeProxy}. */
export interface ProxyMode {
  /** Port of the store; new connections go there. */
  port: number;
  /** Delay of answers, in ms. */
  delayMs: number;
}

/** A TCP proxy before a store, which can be slow, lose answers and lead to another store. */
export async function storeProxy(port: number) {
  const mode: ProxyMode = { port, delayMs: 0 };
  const sockets = new Set<Socket>();
  const deaf = new WeakMap<Socket, string>();
  const server = createServer((near) => {
    const far = connect(mode.port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy(), sockets.delete(socket)));
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      const lost = deaf.get(far);
      if (lost !== undefined && bytes.includes(lost)) return;
      if (mode.delayMs === 0) near.write(bytes);
      else setTimeout(() => near.write(bytes), mode.delayMs);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode,
    /** Answers with this text are lost from now on, on connections that are open. */
    deafen: (lost: string) => sockets.forEach((socket) => deaf.set(socket, lost)),
    /** Ends all connections. */
    cut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
