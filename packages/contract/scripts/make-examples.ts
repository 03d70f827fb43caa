import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '../src/registry/calls.ts';
import { callPath, parseRequest, type AnyCall } from '../src/calls/endpoint.ts';
import { normalizeEnvelope } from '../src/calls/envelope.ts';
import { isRecord, parseJson } from '../src/wire/json.ts';
import { driftsOf } from '../src/suite/drifts.ts';
import { declaredFields, type DeclaredField } from '../src/meanings/walk-fields.ts';
import { exampleKey, examplesFile, type Examples } from './examples.ts';
import { stable } from './stable.ts';

/*
 * Makes the examples of the documents of what the sandbox was asked and answered in its own tests, which it runs (some minutes).
 * `node scripts/make-examples.ts <folder>` takes what a run with HOUSEFRONT_EXCHANGES=<folder> has left.
 */

interface Exchange {
  readonly request: unknown;
  readonly reply: unknown;
}

const folder = process.argv[2] ?? recorded();

/** Folder with the exchanges of a run of the tests. */
function recorded(): string {
  const made = mkdtempSync(join(tmpdir(), 'exchanges-'));
  const vitest = ['exec', 'vitest', 'run', '--project', 'node*', 'packages/sandbox'];
  const { status } = spawnSync('pnpm', vitest, {
    cwd: new URL('../../..', import.meta.url),
    env: { ...process.env, HOUSEFRONT_EXCHANGES: made },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The tests of the sandbox fail. Mend them first.');
  return made;
}

/** Whether a request names a template that sites have. */
const isUsual = (request: unknown): boolean =>
  !isRecord(request) || typeof request['template'] !== 'string' || /^(?:desktop|H5)_/.test(request['template']);

const declared: readonly AnyCall[] = Object.values(calls);
const byPath = new Map(declared.map((call) => [callPath(call), call]));

/** Successful exchanges that keep the contract, by call. */
const found = new Map<AnyCall, Map<string, Exchange>>();
for (const file of readdirSync(folder)) {
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const sent = parseJson(line) as { path: string; request: string; answer: string } | undefined;
    const call = byPath.get(sent?.path ?? '');
    const reply = normalizeEnvelope(parseJson(sent?.answer ?? ''));
    const request = parseJson(sent?.request ?? '');
    if (call === undefined || reply?.ok !== true || !parseRequest(call, request).ok || !isUsual(request)) continue;
    if (driftsOf(call, reply.data).drifts.length > 0) continue;
    const exchange = { request: stable(request), reply: stable(reply.data) };
    const known = found.get(call) ?? new Map<string, Exchange>();
    found.set(call, known.set(JSON.stringify(exchange), exchange));
  }
}

const has = ({ example }: DeclaredField): boolean =>
  example !== undefined && example !== null && example !== '' && !(Array.isArray(example) && example.length === 0);

const scoreOf = (call: AnyCall, { request, reply }: Exchange): number =>
  declaredFields(call.response, [reply]).filter(has).length +
  declaredFields(call.request, [request]).filter(has).length;

const examples: { calls: Record<string, Exchange>; fields: Record<string, unknown> } = { calls: {}, fields: {} };
for (const call of declared) {
  const all = [...(found.get(call) ?? new Map<string, Exchange>())]
    .map(([text, exchange]) => ({ text, exchange, score: scoreOf(call, exchange) }))
    .toSorted((a, b) => b.score - a.score || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
    .map(({ exchange }) => exchange);
  const [main] = all;
  if (main === undefined) continue;
  examples.calls[call.name] = main;
  for (const [side, schema] of [
    ['request', call.request],
    ['reply', call.response],
  ] as const) {
    const inMain = new Map(
      declaredFields(schema, [main[side]]).map((field) => [exampleKey(call.name, side, field), field]),
    );
    for (const field of declaredFields(
      schema,
      all.map((exchange) => exchange[side]),
    )) {
      const key = exampleKey(call.name, side, field);
      const known = inMain.get(key);
      if (has(field) && !(known && has(known)) && !(key in examples.fields)) examples.fields[key] = field.example;
    }
  }
}
const sorted: Examples = {
  calls: examples.calls,
  fields: Object.fromEntries(Object.entries(examples.fields).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(examplesFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(
  `${Object.keys(sorted.calls).length} calls and ${Object.keys(sorted.fields).length} single fields have examples.`,
);
