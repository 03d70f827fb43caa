import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A program of the demo: its command, and the address that shows its readiness. */
export interface Service {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Folder to start it in; default: that of this process. */
  readonly cwd?: string;
  /** Address that answers with 2xx once the service is ready. */
  readonly ready?: string;
}

/** Resolves to whether nothing listens on a port of this machine. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Options of {@link startService}. */
export interface StartOptions {
  /** Milliseconds until it must be ready; default 60000. */
  readonly limit?: number;
  /** Called with the process at once, so that it can be stopped while it is not ready yet. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

/** Starts a service and waits until it is ready. @throws when it ends early, or is not ready within the limit. */
export async function startService(
  service: Service,
  { limit = 60_000, onSpawn }: StartOptions = {},
): Promise<ChildProcess> {
  const child = spawn(service.command, service.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...service.env },
    cwd: service.cwd,
  });
  onSpawn?.(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (cause) => reject(new Error(`${service.name} could not be started: ${cause.message}`)));
    child.once('exit', (code) =>
      reject(new Error(`${service.name} ended with code ${code} before it was ready:\n${output}`)),
    );
  });
  const ready = async () => {
    if (!service.ready) return;
    for (const end = Date.now() + limit; Date.now() < end && child.exitCode === null;) {
      try {
        if ((await fetch(service.ready, { signal: AbortSignal.timeout(2000) })).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${service.name} did not answer at ${service.ready} within ${limit / 1000} s:\n${output}`);
  };
  try {
    await Promise.race([ready(), failed]);
  } catch (error) {
    child.kill();
    throw error;
  }
  failed.catch(() => undefined);
  return child;
}

/** Asks a child to stop and waits; ends it by force after the limit (ms). */
export async function stopService(child: ChildProcess, limit = 8000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  await ended;
  clearTimeout(timer);
}
