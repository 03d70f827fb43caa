import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { replyProblems } from '@housefront/contract/strict-reply';
import { expect } from 'vitest';
import type { HttpPort, HttpReply, HttpRequest } from '../adapters/ports/ports.ts';

/** A request as a test reads it. */
export interface RecordedRequest {
  readonly url: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON body, undefined on GET. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** A scripted answer. A plain object is sent as JSON with status 200; `reply()` gives full control. */
export type Answer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly text?: string;
      readonly json?: unknown;
    }
  | Error;

/** Decides the answer to one request; may wait. */
export type Answerer = (request: RecordedRequest) => Answer | Promise<Answer>;

/** Answers what no test scripts, as a sandbox does. */
export type Platform = (request: HttpRequest) => Promise<HttpReply>;

type Headers = Readonly<Record<string, string>>;

/**
 * A success of this call with this data. Data that the contract does not document fails the test, so that no script
 * drifts from what platforms answer.
 */
export const success = (call: AnyCall, data: unknown, headers: Headers = {}): Answer => {
  const problems = replyProblems(call, data);
  // Soft: a request that is answered with it would turn what is thrown into a failure of the network.
  if (problems.length > 0) expect.soft(problems, `scripted success of ${call.name}`).toEqual([]);
  return successOf(call, data, headers);
};

/** A success with data that the contract does not document: null, a wrong type, a missing part. */
export const malformed = (call: AnyCall, data: unknown, headers: Headers = {}): Answer => {
  const problems = replyProblems(call, data);
  if (problems.length === 0) expect.soft(problems, `scripted malformed answer of ${call.name}`).not.toEqual([]);
  return successOf(call, data, headers);
};

/** Http port with scripted answers. Without a platform, a request without a script fails the test with an error. */
export interface FakeHttp extends HttpPort {
  readonly requests: RecordedRequest[];
  /** Answers this path from now on; the newest rule wins. */
  readonly on: (path: string, answer: Answer | Answerer) => void;
  /** Answers this call with a {@link success}. */
  readonly ok: (call: AnyCall, data: unknown, headers?: Headers) => void;
  /** Answers this call with a {@link malformed} success. */
  readonly malformed: (call: AnyCall, data: unknown, headers?: Headers) => void;
  /** Answers this call with a success that is not checked: for tables that mix documented and malformed data. */
  readonly unchecked: (call: AnyCall, data: unknown) => void;
  /** Answers this path with a code. */
  readonly code: (path: string, code: string | number, message?: string, data?: unknown) => void;
  /** Never answers this path until released; the release gives the answer. */
  readonly hold: (path: string) => (answer: Answer) => void;
  /** Bodies sent to this path. */
  readonly bodies: (path: string) => unknown[];
  /** Requests sent to this path. */
  readonly sent: (path: string) => RecordedRequest[];
}

const successOf = ({ reply }: AnyCall, data: unknown, headers: Headers): Answer => ({
  headers,
  json: reply === 'plain' ? data : { code: '100', message: '', data },
});

const toReply = (answer: Answer): HttpReply => {
  if (answer instanceof Error) throw answer;
  const headers = new Map(Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status: answer.status ?? 200,
    header: (name) => headers.get(name.toLowerCase()) ?? null,
    text: answer.text ?? JSON.stringify(answer.json),
  };
};

const orAborted = (signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });

const unscripted: Platform = ({ url }) => Promise.reject(new Error(`no answer scripted for ${url}`));

/** Creates the http port of a test; what it does not script goes to the platform. */
export const fakeHttp = (platform: Platform = unscripted): FakeHttp => {
  const requests: RecordedRequest[] = [];
  const rules = new Map<string, Answerer>();
  const http: FakeHttp = {
    requests,
    send: async (request: HttpRequest) => {
      const path = new URL(request.url, 'http://site.test').pathname;
      const recorded: RecordedRequest = {
        url: request.url,
        path,
        method: request.method,
        headers: request.headers,
        body: request.body === undefined ? undefined : (JSON.parse(request.body) as unknown),
        signal: request.signal,
      };
      requests.push(recorded);
      const rule = rules.get(path);
      if (rule === undefined) return platform(request);
      return toReply(await orAborted(request.signal, Promise.resolve(rule(recorded))));
    },
    on: (path, answer) => void rules.set(path, typeof answer === 'function' ? answer : () => answer),
    ok: (call, data, headers) => http.on(callPath(call), success(call, data, headers)),
    malformed: (call, data, headers) => http.on(callPath(call), malformed(call, data, headers)),
    unchecked: (call, data) => http.on(callPath(call), successOf(call, data, {})),
    code: (path, code, message = '', data = null) => http.on(path, { json: { code, message, data } }),
    hold: (path) => {
      let release: (answer: Answer) => void = () => undefined;
      const answer = new Promise<Answer>((resolve) => {
        release = resolve;
      });
      http.on(path, () => answer);
      return (given) => release(given);
    },
    sent: (path) => requests.filter((request) => request.path === path),
    bodies: (path) => http.sent(path).map((request) => request.body),
  };
  return http;
};
