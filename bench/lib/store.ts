import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../scripts/programs/programs.ts';

/** Time in which a store must be ready, in milliseconds. */
const READY_MS = 10_000;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** Starts Valkey, or Redis, that keeps nothing on disk. @throws when neither is installed, or the port is in use */
export async function startStore(port: number): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const program = findProgram(['valkey-server', 'redis-server']);
  if (program === undefined) throw new Error('No store is installed: apt-get install valkey-server or redis-server.');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const child = spawn(program, args, { stdio: 'ignore' });
  for (const end = Date.now() + READY_MS; !(await accepts(port)); await wait(20))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${program} did not get ready on port ${port}.`);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
