import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownReport } from '../test/reports.ts';
import { testSteps } from '../test/steps.ts';
import { handCommands } from './commands.ts';
import { runStarts } from './run.ts';
import { rootScripts, smallestStarts, startsOf, wholeStarts } from './starts.ts';
import { passedAt, rememberPassed } from './whole.ts';

const root = join(import.meta.dirname, '../..');
const scripts = rootScripts(root);

/** Scripts that neither a step of each run nor a release starts, each with the reason. */
const others: Readonly<Record<string, string>> = {
  setup: 'begins each run',
  test: 'is the run',
  demo: 'serves until it is stopped; journeys start its services',
  start: 'is the demo',
  dev: 'serves until it is stopped; the journey of updates in development starts it',
  gateway: 'serves until it is stopped; a test of commands starts it',
  sandbox: 'serves until it is stopped; journeys start it',
  storybook: 'serves until it is stopped; tests of stories read its configuration',
  'storybook:build': 'the part workshop of the bench builds Storybook',
  'docs:dev': 'serves until it is stopped; the build of the pages is a step',
  'new:site': 'tests of the generator start it',
  gen: 'tests of the generator start it',
  format: 'writes; its check is a step',
  'visual:update': 'writes; its comparison is a step',
  'api:accept': 'writes; its comparison is a step',
  'docs:api': 'writes; tests compare what is written',
  'docs:examples': 'writes; a test holds what is written against the contract',
  'pack:kit': 'tests of the packages start it',
  changeset: 'asks a person',
  release: 'starts what is listed here',
  chromatic: 'needs an account',
};

/** Commands of a script that no step of a whole run starts in the same words, or with further ones. */
function notInSteps(script: string): string[] {
  const steps = testSteps('/reports').map(({ command, args }) => [command, ...args].join(' '));
  const lines = script.replaceAll("'", '').split(' && ');
  return lines.filter((line) => !steps.some((step) => `${step} `.startsWith(`${line} `)));
}

test('[OPS-13] every script is a step of a run, is started before a release, or says why it is neither', () => {
  const hand = new Set(handCommands.map(({ script }) => script));
  const forgotten = Object.entries(scripts).filter(
    ([name, line]) => !hand.has(name) && !Object.hasOwn(others, name) && notInSteps(line).length > 0,
  );
  expect(forgotten.map(([name]) => name)).toEqual([]);
  expect([...hand, ...Object.keys(others)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(notInSteps('node scripts/forgotten.ts')).toEqual(['node scripts/forgotten.ts']);
});

test('[OPS-13] a release runs every command whole, and a run the smallest input of each that is no step of it', () => {
  const named = (starts: readonly { readonly name: string }[]) => new Set(starts.map(({ name }) => name.split(' ')[0]));
  const [whole, smallest] = [named(wholeStarts(scripts)), named(smallestStarts(scripts))];
  const hand = handCommands.map(({ script }) => script);
  expect(hand.filter((script) => !whole.has(script))).toEqual([]);
  const inRun = hand.filter((script) => smallest.has(script) || notInSteps(scripts[script] ?? '').length === 0);
  // A shaken run takes longer than all others; a run has steps of its own for a tenth of it.
  expect(hand.filter((script) => !inRun.includes(script))).toEqual(['shaken']);
});

test('[DX-02] a release has each heavy check of the generators, without the quotes that a shell would take away', () => {
  const lines = wholeStarts(scripts).map(({ command, args }) => [command, ...args].join(' '));
  expect(lines).toContain('vitest run --project node* tooling/generate');
});

test('[BRW-03] a release walks every engine in every shape, none may be missing', () => {
  const lines = wholeStarts(scripts).map(({ command, args }) => [command, ...args].join(' '));
  expect(lines).toContain('node e2e/engines/run.ts');
});

test('[DX-02] a commit draws what fits into the time of a run, at least one command, and over time all', () => {
  const starts = smallestStarts(scripts);
  const draws = Array.from({ length: 500 }, (_, index) => startsOf(`commit ${index}`, starts, 30));
  const tooLong = draws.filter((some) => some.length > 1 && some.reduce((sum, one) => sum + one.seconds, 0) > 30);
  expect(tooLong).toEqual([]);
  expect(draws.filter((some) => some.length === 0)).toEqual([]);
  expect(new Set(draws.flat().map(({ name }) => name)).size).toBe(starts.length);
  expect(startsOf('a', starts, 0)).toHaveLength(1);
  expect(starts.filter(({ seconds }) => seconds > 45)).toEqual([]);
});

test('[OPS-13] a command that fails stops no other, and what passed at a commit is not run there again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-by-hand-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = (name: string, code: string) => ({ name, command: process.execPath, args: ['-e', code] });
  const outcomes = await runStarts(
    folder,
    [start('a', 'process.exit(3)'), start('b', ''), { name: 'c', command: 'no-such-program', args: [] }],
    { onEnd: ({ name, ok }) => ok && rememberPassed(folder, 'now', name) },
  );
  expect(outcomes).toEqual([
    { name: 'a', ok: false },
    { name: 'b', ok: true },
    { name: 'c', ok: false },
  ]);
  rememberPassed(folder, 'now', 'd');
  expect(passedAt(folder, 'now')).toEqual(['b', 'd']);
  expect(passedAt(folder, 'later')).toEqual([]);
  expect(passedAt(folder, '')).toEqual([]);
});

test('[DX-02] commands at the same time have ports of their own', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.stubEnv('HOUSEFRONT_PORT_BASE', '20000');
  onTestFinished(() => {
    log.mockRestore();
    vi.unstubAllEnvs();
  });
  const say = (name: string) => ({ name, command: process.execPath, args: ['-p', 'process.env.HOUSEFRONT_PORT_BASE'] });
  await runStarts(import.meta.dirname, [say('a'), say('b')], { lanes: 2 });
  const ports = lines.flatMap((line) => /\n(\d{5})\n/.exec(line)?.[1] ?? []);
  expect(ports.toSorted()).toEqual(['20000', '23000']);
});

test('[DX-02] a run counts the commands that it started', () => {
  const step = testSteps('/reports').find(({ name }) => name === 'by hand');
  expect(step?.report?.read).toBe(ownReport);
});
