import type { AnyCall } from '../calls/endpoint.ts';
import { normalizeEnvelope } from '../calls/envelope.ts';
import { isRecord, parseJson } from '../wire/json.ts';
import { driftsOf } from './drifts.ts';
import type { Drift, DriftNote, Gap } from './drift-findings.ts';
import { shown, shownText } from './shown.ts';

/** An answer of a platform to a call, as it arrived. */
export interface PlatformAnswer {
  readonly status: number;
  /** `content-type` and others, in lower case. */
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/**
 * Result of comparing an answer with the contract.
 * - `answers`: as declared, or refused with a code that the contract names
 * - `drifts`: an answer in which something breaks the contract
 * - `missing`: the platform does not have the call
 * - `fails`: no answer of a platform
 * - `refused`: a login is needed, or the given one does not count
 * - `forbidden`: the member may not use the call; says nothing about the platform
 * - `limited`: too many calls; says nothing about the platform
 * - `maintenance`: HTTP 503
 */
export type Verdict = 'answers' | 'drifts' | 'missing' | 'fails' | 'refused' | 'forbidden' | 'limited' | 'maintenance';

/** An answer judged by the contract. */
export interface Judgement {
  readonly verdict: Verdict;
  /** One sentence; empty for an answer without a problem. */
  readonly reason: string;
  readonly drifts: readonly Drift[];
  /** Parts that the answer lacks and clients fill in. */
  readonly gaps: readonly Gap[];
  readonly notes: readonly DriftNote[];
  /** Code of the envelope; '' without one. */
  readonly code: string;
  /** Data of a successful answer. */
  readonly data: unknown;
  /** A new token that replaces the one of the call. */
  readonly newToken: string | null;
}

const none = { drifts: [], gaps: [], notes: [], code: '', data: undefined, newToken: null } as const;
const of = (verdict: Verdict, reason: string, more: Partial<Judgement> = {}): Judgement => ({
  ...none,
  verdict,
  reason,
  ...more,
});

/** Codes that say that a call does not exist, as HTTP status and in the envelope. */
const NO_CALL = new Set(['404', '405', '501']);

/** Judges the answer of a platform's call that was sent as the contract says (CON-01). */
export function judgeAnswer(call: AnyCall, answer: PlatformAnswer): Judgement {
  const raw = parseJson(answer.text);
  const reply = normalizeEnvelope(raw);
  const code = reply?.code ?? '';
  const status = String(answer.status);
  if (status === '429' || code === '429') return of('limited', 'The platform limits the number of calls.', { code });
  if (answer.status === 503)
    return of('maintenance', 'HTTP 503: the platform is in maintenance or overloaded.', { code });
  if (answer.status === 401 || code === '401') return of('refused', 'The call needs a login.', { code });
  if (call.auth === 'member' && (code === '403' || (answer.status === 403 && reply !== null))) {
    const said = reply?.message ? `: ${shownText(reply.message)}` : '';
    return of('forbidden', `Another kind of member may use this call${said}. Check it with such a member.`, { code });
  }
  if (NO_CALL.has(status) || code === '404') {
    return of('missing', code === '404' && status === '200' ? 'Code 404.' : `HTTP ${status}.`, { code });
  }
  const isRefusal = reply !== null && !reply.ok && answer.status >= 400 && answer.status < 500;
  const failure = isRefusal ? null : failureOf(answer, raw, reply?.message);
  if (failure !== null) return of('fails', failure, { code });
  const shape = envelopeDrifts(raw);
  if (reply === null) return of('drifts', 'The answer has no envelope.', { drifts: shape });
  if (!reply.ok) return judgeRefusal(call, reply, shape);
  const { drifts, gaps, notes } = driftsOf(call, reply.data);
  const all = [...shape, ...typeDrifts(answer), ...drifts];
  return of(all.length > 0 ? 'drifts' : 'answers', all.length > 0 ? 'The answer breaks the contract.' : '', {
    code,
    data: reply.data,
    drifts: all,
    gaps,
    notes,
    newToken: answer.header('authorization'),
  });
}

/** Why an answer is none; null for one that can be read. */
function failureOf(answer: PlatformAnswer, raw: unknown, message = ''): string | null {
  const { status, text } = answer;
  if (status >= 300 && status < 400) {
    return `HTTP ${status}: redirects to ${shown(answer.header('location') ?? '')}.`;
  }
  if (status >= 400) return `HTTP ${status}${message === '' ? titleOf(text) : ` (${shownText(message)})`}.`;
  if (raw !== undefined) return null;
  if (text.trim() === '') return 'The answer is empty.';
  if (/^\s*</.test(text)) return `HTML instead of JSON${titleOf(text)}.`;
  return /^\s*[[{]/.test(text)
    ? `The JSON ends too early or is invalid, after ${text.length} characters.`
    : `No JSON: ${shown(text)}.`;
}

/** Title of an HTML page. */
function titleOf(text: string): string {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(text)?.[1] ?? '';
  return title.trim() === '' ? '' : ` (${shownText(title)})`;
}

/** Fields of the envelope that are not what clients read. */
function envelopeDrifts(raw: unknown): readonly Drift[] {
  if (normalizeEnvelope(raw) === null) {
    const expected = '{code, message, data} or {header: {status, desc}, body}';
    return [{ path: '(reply)', expected, received: shown(raw), times: 1 }];
  }
  if (!isRecord(raw)) return [];
  const header = raw['header'];
  const inHeader = isRecord(header) && !('code' in raw);
  const message = inHeader ? header['desc'] : raw['message'];
  if (message === undefined || message === null || typeof message === 'string') return [];
  return [{ path: inHeader ? 'header.desc' : 'message', expected: 'text', received: shown(message), times: 1 }];
}

/** Servers on the way treat an answer by its type: as a page it may be changed, or not be passed on. */
function typeDrifts(answer: PlatformAnswer): readonly Drift[] {
  const type = answer.header('content-type') ?? '';
  if (/^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(type)) return [];
  const received = type === '' ? 'nothing' : shown(type);
  return [{ path: '(content-type)', expected: 'application/json', received, times: 1 }];
}

interface Refused {
  readonly code: string;
  readonly codeFull?: string;
  readonly message: string;
}

function judgeRefusal(call: AnyCall, { code, codeFull, message }: Refused, shape: readonly Drift[]): Judgement {
  const named = [codeFull, code].find((one) => one !== undefined && one in call.codes);
  const said = message === '' ? '' : `: ${shownText(message)}`;
  if (named !== undefined) {
    const reason = `Refused with code ${named}, which the contract names${said}`;
    return of(shape.length > 0 ? 'drifts' : 'answers', reason, { code: named, drifts: shape });
  }
  const known = Object.keys(call.codes);
  const drift: Drift = {
    path: 'code',
    expected: `100 or 1000${known.length > 0 ? `, or one of ${known.join(', ')}` : ''}`,
    received: `${shown(codeFull ?? code)}${said}`,
    times: 1,
  };
  return of('drifts', `Refused with code ${shownText(codeFull ?? code)}, which the contract does not name.`, {
    code,
    drifts: [...shape, drift],
  });
}
