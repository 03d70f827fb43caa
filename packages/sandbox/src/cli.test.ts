import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { within } from './testing/once.fixtures.ts';

const cli = new URL('./cli.ts', import.meta.url).pathname;
const started: ChildProcess[] = [];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-cli-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args, '--data', dataDir, '--games', '500'], { stdio: 'pipe' });
  started.push(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const announced = new Promise<number>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const port = /localhost:(\d+)\/api[\s\S]+Ctrl\+C/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    child,
    started: () => within('the start of the sandbox', announced, 20_000),
    ended: () => within('the end of the command', ended, 20_000),
  };
}

test('start names addresses and members, a second start on the port names the way out, Ctrl+C ends cleanly', async () => {
  const first = run('start', '--port', '0');
  const port = await first.started();
  expect((await fetch(`http://localhost:${port}/control/ledger/lucky88`)).status).toBe(200);
  const second = await run('start', '--port', String(port)).ended();
  expect(second).toEqual({
    code: 1,
    output: `Port ${port} is in use: end the program that has it, or choose another one with --port.\n`,
  });
  first.child.kill('SIGINT');
  const { code, output } = await first.ended();
  expect(code).toBe(0);
  expect(output).toContain('lucky88 / Lucky888');
}, 60_000);

test('[SBX-03] audit sums up all money, and ends with 1 where some was made', async () => {
  const sound = await run('audit').ended();
  expect(sound.code).toBe(0);
  expect(sound.output).toContain('No money was made or lost.');
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
  db.exec("UPDATE purse SET balance = balance + 1 WHERE member_id = 1 AND purse = 'main'");
  db.close();
  const broken = await run('audit').ended();
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('problem: RMB does not sum up to zero: 0.01');
  expect(broken.output).toContain('problem: a balance differs from the sum of its movements: 1 main');
}, 60_000);

test('[SBX-01] reset makes the data new, and wrong options are explained', async () => {
  const first = run('start', '--port', '0');
  const port = await first.started();
  await fetch(`http://localhost:${port}/control/cash`, { method: 'POST', body: '{"account":"lucky88","amount":1}' });
  first.child.kill('SIGTERM');
  expect((await first.ended()).code).toBe(0);
  expect((await run('reset').ended()).code).toBe(0);
  const again = run('start', '--port', '0');
  const ledger = await fetch(`http://localhost:${await again.started()}/control/ledger/lucky88`);
  expect(await ledger.json()).toMatchObject({ total: '88888.88' });
  const wrong = await run('start', '--port', 'x').ended();
  expect(wrong).toEqual({ code: 1, output: '--port takes a whole number from 0 to 65535, not x\n' });
  expect((await run('explode').ended()).code).toBe(2);
}, 60_000);
