import { writeFileSync } from 'node:fs';
import { commitOf } from '../../scripts/test/drawn.ts';
import setup from '../setup.ts';
import { members } from '../support/login.ts';
import { startStack } from '../support/stack.ts';
import { help, parseEngines } from './arguments.ts';
import type { Driver } from './driver.ts';
import { reportOf, statusOf } from './outcomes.ts';
import { drawnRound, rounds } from './rounds.ts';
import { travel, type Accounts, type Outcome } from './travel.ts';
import { until } from './visitor.ts';

process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

const asked = parseEngines(process.argv.slice(2));
if (asked instanceof Error || asked === 'help') {
  console.log(asked === 'help' ? help : `${asked.message}\n\n${help}`);
  process.exit(asked === 'help' ? 0 : 2);
}
setup();

/** The accounts of the journeys of a round. */
const accounts: readonly Accounts[] = [
  { member: members.river77, newcomer: 'engine1' },
  { member: members.falcon1, newcomer: 'engine2' },
];

const { drawn, report } = asked;
const all = rounds(asked.engines, asked.shapes);
const walked = drawn ? [drawnRound(all, commitOf(process.cwd())) ?? []] : all;

const stack = await startStack(0);
const running = new Set<Driver>();
/** Ends everything that was started; the second call waits for the first. */
let ending: Promise<void> | undefined;
const end = () =>
  (ending ??= (async () => {
    await Promise.all([...running].map((driver) => driver.stop()));
    await stack.stop();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void end().finally(() => process.exit(130)));
}

const outcomes: Outcome[] = [];
try {
  for (const round of walked) {
    await stack.control.clear();
    await stack.control.reset();
    // Promotions would cover the pages.
    for (const path of ['/arks/web/bulletin', '/arks/web/bulletin/member']) {
      await stack.control.fault({ path, mode: 'code', code: '999' });
    }
    // On a busy machine the first pages take longer than the gateway waits for them.
    await until('the site answers', async () => (await fetch(stack.url(), { signal: AbortSignal.timeout(30_000) })).ok);
    const going = round.map(async (way, at) => {
      const own = accounts[at];
      if (!own) throw new Error(`There are no accounts for ${round.length} journeys at the same time.`);
      const onStart = (driver: Driver) => void running.add(driver);
      const outcome = await travel(way, { ...own, stack, withPictures: !drawn, onStart });
      console.log(outcome.line);
      outcomes.push(outcome);
    });
    await Promise.all(going);
  }
} finally {
  await end();
}
if (report) writeFileSync(report, JSON.stringify(reportOf(outcomes)));
process.exit(statusOf(outcomes, drawn));
