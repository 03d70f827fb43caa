import type { AnyCall } from '../calls/endpoint.ts';
import { judgeAnswer, type Judgement, type PlatformAnswer, type Verdict } from './answer.ts';
import type { Drift, DriftNote, Gap } from './drift-findings.ts';
import { firstAsked, learned, type Facts } from './facts.ts';
import { readingCalls, requestOf } from './requests.ts';

/** An answer with its duration, or the reason that there is none. */
export type Reply =
  | { readonly answer: PlatformAnswer; readonly ms: number }
  | { readonly failure: string; readonly ms: number };

/** Sends a call to the platform; never rejects. */
export type AskPlatform = (call: AnyCall, body: unknown, token: string | undefined) => Promise<Reply>;

/** Verdicts that say nothing about the call. */
type SaysNothing = 'forbidden' | 'limited' | 'maintenance';

/** Result of one call. `skipped`: not sent, or its answer says nothing about the platform. */
export interface CallReport {
  readonly call: AnyCall;
  readonly verdict: Exclude<Verdict, SaysNothing> | 'skipped';
  readonly reason: string;
  /** The request that was sent; undefined if none was. */
  readonly request: unknown;
  readonly drifts: readonly Drift[];
  /** Parts that the answer lacks and clients fill in: warnings, no errors. */
  readonly gaps: readonly Gap[];
  readonly notes: readonly DriftNote[];
  readonly code: string;
  readonly status: number | null;
  /** Duration of the answer; the shorter one if a slow call was repeated. */
  readonly ms: number | null;
  /**
   * Answer to a member's call without a login. `open`: data of members for everybody. Null for calls of guests, and if the
   * answer shows neither.
   */
  readonly guard: 'refused' | 'open' | null;
  /** Data of a successful answer. */
  readonly data: unknown;
}

/** Options of {@link runSuite}. */
export interface SuiteOptions {
  readonly ask: AskPlatform;
  readonly facts: Facts;
  /** Token of a member; without it, members' calls are only checked for refusing guests. */
  readonly token?: string | undefined;
  /** Calls at the same time; default 4. */
  readonly concurrency?: number;
  /** Ends the run: calls that are not answered yet become `skipped`. */
  readonly signal?: AbortSignal | undefined;
  /** Waits before a limited call is repeated. */
  readonly pause: (ms: number) => Promise<void>;
  /** Called with each result as soon as it is known. */
  readonly onReport?: (report: CallReport) => void;
  /** Calls to check; default: all reading calls of the contract. */
  readonly calls?: readonly AnyCall[];
}

/** An answer that takes longer is asked for once more, because the first answer of a call may fill a cache (milliseconds). */
export const SLOW_MS = 1000;

/** Attempts of a call that the platform limits, and the longest wait before one (milliseconds). */
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 10_000;

/** Result of {@link runSuite}. */
export interface SuiteResult {
  readonly reports: readonly CallReport[];
  readonly facts: Facts;
  /** The token of now; platforms may replace it with each answer. */
  readonly token: string | undefined;
}

/**
 * Checks a platform against the contract. Sends every reading call with values from earlier answers and compares its answer
 * with the declaration. Nothing is sent that changes something (GEN-05).
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const { onReport, signal, calls = readingCalls, concurrency = 4 } = options;
  const reports = new Map<string, CallReport>();
  const state: State = { ...options, facts: options.facts, token: options.token };
  const run = async (call: AnyCall): Promise<void> => {
    const report = signal?.aborted === true ? skipped(call, ENDED) : await checkCall(call, state);
    reports.set(call.name, report);
    if (report.data !== undefined) state.facts = learned(call, report.data, state.facts);
    onReport?.(report);
  };
  const early = firstAsked.map((names) => calls.filter(({ name }) => names.includes(name)));
  const rest = calls.filter(({ name }) => !firstAsked.flat().includes(name));
  // One wave after another: a wave needs the answers of those before it.
  for (const wave of [...early, rest]) await eachOf(wave, concurrency, run);
  return {
    reports: calls.map((call) => reports.get(call.name) ?? skipped(call, ENDED)),
    facts: state.facts,
    token: state.token,
  };
}

/** Options with the values that change during a run. */
interface State extends SuiteOptions {
  facts: Facts;
  token: string | undefined;
}

const ENDED = 'The check ended before this call.';

const skipped = (call: AnyCall, reason: string, more: Partial<CallReport> = {}): CallReport => ({
  call,
  verdict: 'skipped',
  reason,
  request: undefined,
  drifts: [],
  gaps: [],
  notes: [],
  code: '',
  status: null,
  ms: null,
  guard: null,
  data: undefined,
  ...more,
});

async function checkCall(call: AnyCall, state: State): Promise<CallReport> {
  const made = requestOf(call, state.facts);
  if ('needs' in made) return skipped(call, `Not sent: ${made.needs}.`);
  const { body } = made;
  const judgedHere = (last: Sent, guard: CallReport['guard']): CallReport => {
    // The end of the run also ends the calls under way.
    const isCut = state.signal?.aborted === true && !('answer' in last.reply);
    return isCut ? skipped(call, ENDED, { request: body }) : judged(call, body, last, guard);
  };
  if (call.auth !== 'member') return judgedHere(await sent(call, body, state.token, state), null);
  const guest = await sent(call, body, undefined, state);
  const guard = guardOf(guest);
  if (state.token === undefined || guest.judgement?.verdict === 'missing') {
    const report = judgedHere(guest, guard);
    if (report.verdict !== 'refused') return report;
    return {
      ...report,
      verdict: 'skipped',
      reason: 'Refuses guests, as it should. With a login its answer is checked.',
    };
  }
  return judgedHere(await sent(call, body, state.token, state), guard);
}

function guardOf({ judgement }: Sent): CallReport['guard'] {
  if (judgement?.verdict === 'refused') return 'refused';
  return judgement?.data === undefined || judgement.data === null ? null : 'open';
}

/** The last answer to a call. */
interface Sent {
  readonly reply: Reply;
  readonly judgement: Judgement | null;
}

/** Sends a call; again if the platform limits calls, or if it was slow. */
async function sent(call: AnyCall, body: unknown, token: string | undefined, state: State): Promise<Sent> {
  let last = await sentOnce(call, body, token, state);
  for (let attempt = 2; attempt <= ATTEMPTS && last.judgement?.verdict === 'limited'; attempt += 1) {
    const wait = waitOf(last.reply) ?? attempt * 1000;
    if (wait > LONGEST_WAIT_MS || state.signal?.aborted === true) return last;
    await state.pause(wait);
    last = await sentOnce(call, body, token, state);
  }
  if (last.reply.ms <= SLOW_MS || last.judgement === null || state.signal?.aborted === true) return last;
  const again = await sentOnce(call, body, token, state);
  return again.reply.ms < last.reply.ms ? again : last;
}

async function sentOnce(call: AnyCall, body: unknown, token: string | undefined, state: State): Promise<Sent> {
  const reply = await state.ask(call, body, token);
  const judgement = 'answer' in reply ? judgeAnswer(call, reply.answer) : null;
  const replaced = judgement?.newToken;
  if (token !== undefined && replaced !== undefined && replaced !== null && replaced !== '') state.token = replaced;
  return { reply, judgement };
}

/** Milliseconds that a platform asks to wait. */
function waitOf(reply: Reply): number | null {
  const seconds = 'answer' in reply ? Number(reply.answer.header('retry-after') ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function judged(call: AnyCall, request: unknown, { reply, judgement }: Sent, guard: CallReport['guard']): CallReport {
  const { ms } = reply;
  if (!('answer' in reply)) return { ...skipped(call, reply.failure), verdict: 'fails', request, ms, guard };
  if (judgement === null) return skipped(call, ENDED);
  const { verdict, reason, drifts, gaps, notes, code, data } = judgement;
  const { status } = reply.answer;
  const known = { call, request, reason, drifts, gaps, notes, code, status, ms, guard, data };
  return verdict === 'limited' || verdict === 'maintenance' || verdict === 'forbidden'
    ? { ...known, verdict: 'skipped', ms: null }
    : { ...known, verdict };
}

/** Runs work for each entry, a few at a time. */
async function eachOf<Entry>(entries: readonly Entry[], most: number, work: (entry: Entry) => Promise<void>) {
  const waiting = [...entries];
  const worker = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await work(entry);
  };
  await Promise.all(Array.from({ length: Math.min(most, entries.length) }, worker));
}
