import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A running build of the sites. */
export interface SitesBuild {
  /** Resolves when all sites are built; rejects with the output of the build when one fails. */
  readonly done: Promise<void>;
  /** Ends it early; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Whether every task was done: an interrupted build ends with code 0 too. */
export function isComplete(output: string): boolean {
  const [, done, all] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  return done !== undefined && done === all;
}

/**
 * Builds every site whose sources changed since its last build; the others are kept.
 * @param onSite called with the id of each site as its build begins
 */
export function buildSites(onSite: (id: string) => void): SitesBuild {
  const child = spawn('turbo', ['run', 'build', '--output-logs=new-only', '--log-order=stream', '--summarize=false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      const id = /@housefront-sites\/(\w+):build: cache (?:miss|bypass)/.exec(line)?.[1];
      if (id) onSite(id);
    });
  }
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`The build could not be started: ${cause.message}`)));
    child.once('close', (code) =>
      code === 0 && isComplete(output.join('\n'))
        ? resolve()
        : reject(new Error(`The sites could not be built:\n${output.join('\n')}`)),
    );
  });
  const ended = done.catch(() => undefined);
  return {
    done,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
