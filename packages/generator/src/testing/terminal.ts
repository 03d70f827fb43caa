import { spawn } from 'node:child_process';
import { expect } from 'vitest';

/** A program that runs at a terminal. */
export interface Terminal {
  /** Waits for a text that was not answered yet, then types keys. */
  readonly answer: (asked: string, keys: string) => Promise<void>;
  /** All output. */
  readonly seen: () => string;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/**
 * Runs a program of Node.js at a terminal, by `script` of the system.
 * @param words file and arguments, without single quotes
 */
export function atTerminal(cwd: string, words: readonly string[]): Terminal {
  const command = `stty cols 120 rows 40; exec ${[process.execPath, ...words].map((word) => `'${word}'`).join(' ')}`;
  const args =
    process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', command] : ['-qec', command, '/dev/null'];
  const child = spawn('script', args, {
    cwd,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, TERM: 'xterm' },
  });
  let seen = '';
  let answered = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
  });
  return {
    async answer(asked, keys) {
      await expect.poll(() => seen.slice(answered), { timeout: 20_000 }).toContain(asked);
      answered = seen.length;
      child.stdin.write(keys);
    },
    seen: () => seen,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}
