import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../../scripts/programs/programs.ts';

/** Counts of wrk. */
export interface Wrk {
  /** Answers a second. */
  readonly rate: number;
  /** Answers that were refused, broken or late. */
  readonly failed: number;
}

/**
 * Reads wrk's report.
 * @throws when it has no rate
 */
export function readWrk(report: string): Wrk {
  const rate = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  if (!Number.isFinite(rate)) throw new Error(`wrk reported no rate: ${report}`);
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(report)?.[1] ?? 0);
  const errors = /^\s*Socket errors: (.*)$/m.exec(report)?.[1]?.match(/\d+/g) ?? [];
  return { rate, failed: errors.reduce((sum, count) => sum + Number(count), refused) };
}

/** Whether wrk is installed. */
export const hasWrk = (): boolean => findProgram(['wrk']) !== undefined;

/** Wishes for {@link wrk}. */
export interface WrkOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** 50 by default. */
  readonly connections?: number;
  /** A Lua file that makes the requests. */
  readonly script?: string;
}

/**
 * Loads an address from one thread, for some seconds.
 * @returns answers a second
 * @throws when more than one answer in a hundred failed
 */
export async function wrk(
  url: string,
  seconds: number,
  { headers, connections = 50, script }: WrkOptions,
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const scripted = script === undefined ? [] : ['-s', script];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', ...scripted, ...named, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let report = '';
  child.stdout.on('data', (part: Buffer) => {
    report += part.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`wrk ended with ${String(code)}: ${report}`);
  const { rate, failed } = readWrk(report);
  if (failed > (rate * seconds) / 100) throw new Error(`${url}: ${failed} requests failed`);
  return rate;
}
