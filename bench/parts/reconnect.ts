import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'playwright';
import { createControl } from '../../e2e/support/control.ts';
import { startLine } from '../../e2e/support/line.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import type { LineOrder } from '../lib/lines-process.ts';
import type { LineRecord } from '../lib/lines.ts';
import { processorTime } from '../lib/processor.ts';
import { platformKey } from '../lib/publisher.ts';
import { atMost, fact, times, type Row } from '../lib/report.ts';
import { returnLoad } from '../lib/return-load.ts';
import { startSandbox } from '../lib/services.ts';
import type { Bench } from './part.ts';

/** Members' pages at the same time. */
const LINES = Number(process.env['HOUSEFRONT_BENCH_LINES'] ?? 5000);
/** Pages of one process, whose memory and timers they share. */
const EACH = 2500;
/** Calls in the busiest second, by the mean of the return (RT-24). */
const BUDGET = 3;
/** Longest wait until all lines show the right balance, ms. */
const LIMIT_MS = 120_000;
/** The members of the processes: another login of a member would end the first. */
const accounts = ['lucky88', 'river77', 'sakura6', 'falcon1'] as const;

interface LineProcess {
  readonly pid: number;
  readonly ask: (order: LineOrder) => Promise<LineReport>;
  readonly stop: () => void;
}

interface LineReport {
  readonly record: LineRecord;
  readonly lost: number;
}

function startLines(): LineProcess {
  const child: ChildProcess = fork(join(import.meta.dirname, '../lib/lines-process.ts'), { stdio: 'inherit' });
  return {
    pid: child.pid ?? 0,
    ask: async (order) => {
      child.send(order);
      const [message] = (await once(child, 'message')) as [{ readonly answer: LineReport; readonly error?: string }];
      if (message.error !== undefined) throw new Error(message.error);
      return message.answer;
    },
    stop: () => child.disconnect(),
  };
}

const minorOf = (total: string) => total.replaceAll('.', '');
const seconds = (value: number) => `${value.toFixed(1)} s`;
const count = (value: number) => value.toFixed(0);

/**
 * Members' pages without a screen whose realtime server ends all connections at the same moment: the load that the platform gets
 * when they come back, and when all of them are right (RT-24). `HOUSEFRONT_BENCH_PUSHER`, an address such as `127.0.0.1:6001`, names
 * another Pusher server with the sandbox's application; without it the sandbox is that server too.
 */
export async function reconnect(bench: Bench): Promise<Row[]> {
  await bench.stopServices();
  const data = await mkdtemp(join(tmpdir(), 'housefront-bench-'));
  const sandbox = await startSandbox(data);
  const other = process.env['HOUSEFRONT_BENCH_PUSHER'];
  const line = await startLine(Number(new URL(other === undefined ? sandbox.url : `http://${other}`).port));
  const processes: LineProcess[] = [];
  try {
    const control = createControl(sandbox.url);
    const platform = await request.newContext({ baseURL: sandbox.url });
    const realtime = { key: platformKey, host: '127.0.0.1', port: line.port };
    const lines = bench.amount({ whole: LINES, quick: LINES / 10, smallest: 10 });
    const members = accounts.slice(0, Math.ceil(lines / EACH));
    members.forEach(() => processes.push(startLines()));
    bench.say(`reconnect: opening ${lines} lines in ${processes.length} processes`);
    const each = Math.ceil(lines / processes.length);
    const logins = await Promise.all(members.map((account) => keptLogin(platform, control, account)));
    await platform.dispose();
    await Promise.all(
      processes.map(({ ask }, index) => {
        const login = logins[index];
        if (login === undefined) throw new Error('A process of lines has no login.');
        return ask({ do: 'open', count: each, target: { platform: sandbox.url, realtime, login } });
      }),
    );
    const all = each * processes.length;
    const report = () => Promise.all(processes.map(({ ask }) => ask({ do: 'report' })));
    // The first subscriptions read at once; what they asked for has been answered.
    await wait(bench.amount({ whole: 10_000, quick: 10_000, smallest: 2000 }));

    line.refuse(true);
    await Promise.all(
      members.map(async (account, index) => {
        await control.cash(account, '1.00');
        const { total } = await control.ledger(account);
        await processes[index]?.ask({ do: 'expect', balance: minorOf(total) });
      }),
    );
    const spent = processorTime(sandbox.pid);
    const endedAt = performance.timeOrigin + performance.now();
    line.cut();
    line.refuse(false);
    bench.say('reconnect: all connections were ended');
    let reports = await report();
    const right = () => reports.reduce((sum, { record }) => sum + record.right.length, 0);
    while (right() < all && performance.timeOrigin + performance.now() < endedAt + LIMIT_MS) {
      await wait(1000);
      reports = await report();
      bench.say(
        `reconnect: ${right()} of ${all} right, ${reports.reduce((sum, { lost }) => sum + lost, 0)} without a line`,
      );
    }
    // Reads of other data may follow the balance's.
    await wait(6000);
    reports = await report();
    const load = returnLoad(
      reports.map(({ record }) => record),
      endedAt,
      all,
    );
    const busy = (processorTime(sandbox.pid) - spent) / 1000;
    const name = `${all} lines${other === undefined ? '' : ', another Pusher server'}`;
    return [
      atMost('reconnect', `${name}: busiest second / mean of the return`, load.peak / load.mean, BUDGET, times, {
        note: `when they were due: busiest ${count(load.peak)} calls a second, mean ${count(load.mean)}; sent: ${count(load.sent)}; ${load.calls} calls in ${seconds(load.seconds)}, ${load.authorizations} of them authorizations`,
        values: { peak: load.peak, mean: load.mean, sent: load.sent, calls: load.calls },
      }),
      fact(
        'reconnect',
        `${name}: all show the right balance after`,
        seconds(load.rightAfter.all),
        `half after ${seconds(load.rightAfter.half)}, 99 % after ${seconds(load.rightAfter.most)}; ${load.right} of ${all} right`,
        { value: load.rightAfter.all },
      ),
      fact('reconnect', `${name}: processor time of the platform`, seconds(busy), 'from the end of the connections on'),
    ];
  } finally {
    processes.forEach(({ stop }) => stop());
    await line.stop();
    await sandbox.stop();
    await rm(data, { recursive: true, force: true });
  }
}
