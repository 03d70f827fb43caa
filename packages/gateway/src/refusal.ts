import { STATUS_CODES } from 'node:http';
import { INERT_POLICY } from './middleware/security-headers/content-security-policy.ts';
import { INVARIABLE, SAME_ORIGIN_RESOURCE } from './middleware/security-headers/securityHeaders.ts';
import { errorPage } from './render/error-page.ts';
import { failureText } from './upstream/reply.ts';

/** Reason why a request is refused: it cannot be parsed, took too long, or its head is too large; 500: the app failed. */
export type RefusalStatus = 400 | 408 | 431 | 500;

/** An answer to a request that reaches no site. */
export interface Refusal {
  /** Names and values alternately. */
  readonly head: readonly string[];
  readonly body: string;
}

/** Answers a call with the envelope, anything else with a page, and closes the connection. */
export function refusalOf(status: RefusalStatus, url: string | undefined): Refusal {
  const call = url?.startsWith('/api/') === true;
  const body = call ? failureText(status) : errorPage({ status });
  const head = [
    'content-type',
    call ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(body)),
    'cache-control',
    'no-store',
    'content-security-policy',
    INERT_POLICY,
    ...SAME_ORIGIN_RESOURCE,
    ...INVARIABLE.flat(),
    'connection',
    'close',
  ];
  return { head, body };
}

/** As {@link refusalOf}, as the text of an answer for a connection whose request was never parsed. */
export function refusalText(status: RefusalStatus, url: string | undefined): string {
  const { head, body } = refusalOf(status, url);
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return `${text}\r\n${body}`;
}

/** The status for an error of Node's parser. */
export function statusOfParseError(code: string | undefined): RefusalStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** The address in the received part of a request, if it is complete. */
export const targetOf = (packet: Uint8Array | undefined): string | undefined =>
  /^[A-Z]{3,10} (\S+)/.exec(Buffer.from(packet?.subarray(0, 300) ?? []).toString('latin1'))?.[1];

/** Largest head of a request, in bytes: trackers on the same domain may set 32 KB of cookies (FLD-11). */
export const MAX_HEAD = 64 * 1024;

/**
 * Reason why a head is refused: it is too large, or it names several hosts, of which another server could choose a different
 * one (SEC-06).
 */
export function refusedHead(rawHeaders: readonly string[]): { status: RefusalStatus; why: string } | undefined {
  let hosts = 0;
  let size = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    size += name.length + (rawHeaders[at + 1]?.length ?? 0);
  }
  if (hosts > 1) return { status: 400, why: 'two hosts are named' };
  return size > MAX_HEAD ? { status: 431, why: 'the head is too large' } : undefined;
}
