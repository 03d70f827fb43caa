import { spawn } from 'node:child_process';
import type { Start } from './starts.ts';

/** Outcome of a start. */
export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
}

/** Options of {@link runStarts}. */
interface RunOptions {
  /** Commands at the same time; the output of each is shown at its end if there are several. Default: one. */
  readonly lanes?: number;
  /** Called after each. */
  readonly onEnd?: (outcome: Outcome) => void;
}

/** Ports of a lane begin this far above those of the lane before, beyond all that a command opens. */
const LANE_PORTS = 3000;

/** Runs one command to its end. @returns whether it ended well, and its output unless that was shown */
function runOne(
  root: string,
  { command, args }: Start,
  ports?: number,
): Promise<{ readonly ok: boolean; readonly said: string }> {
  return new Promise((resolve) => {
    const env = ports === undefined ? process.env : { ...process.env, HOUSEFRONT_PORT_BASE: String(ports) };
    const stdio = ports === undefined ? ('inherit' as const) : (['ignore', 'pipe', 'pipe'] as const);
    const child = spawn(command, args, { cwd: root, stdio: typeof stdio === 'string' ? stdio : [...stdio], env });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void said.push(part));
    const end = (ok: boolean) => resolve({ ok, said: Buffer.concat(said).toString() });
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs commands, also when one fails. */
export async function runStarts(
  root: string,
  starts: readonly Start[],
  { lanes = 1, onEnd }: RunOptions = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const first = Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 16_100);
  const waiting = [...starts.entries()];
  const work = async (lane: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, start] = next;
      const title = `\n[by hand ${at + 1}/${starts.length}] ${start.name}`;
      if (lanes === 1) console.log(title);
      const began = Date.now();
      const { ok, said } = await runOne(root, start, lanes === 1 ? undefined : first + lane * LANE_PORTS);
      if (lanes > 1) console.log(`${title}\n${said}`);
      console.log(`${ok ? 'ok' : 'FAILED'}: ${start.name}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
      outcomes.push({ name: start.name, ok });
      onEnd?.({ name: start.name, ok });
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  return outcomes;
}
