import { STATUS_CODES } from 'node:http';
import { INERT_POLICY } from './middleware/security-headers/content-security-policy.ts';
import { INVARIABLE, SAME_ORIGIN_RESOURCE } from './middleware/security-headers/securityHeaders.ts';
import { errorPage } from './render/error-page.ts';
import { failureText } from './upstream/reply.ts';

/** Why a request is not looked at: it cannot be read, took too long, or its head is too large. */
export type RefusalStatus = 400 | 408 | 431;

/** An answer to a request that reaches no site. */
export interface Refusal {
  /** Names and values in turns. */
  readonly head: readonly string[];
  readonly body: string;
}

/** Answers a call with the envelope, everything else with a page; the connection ends with it. */
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

/** The same as the text of an answer, for a connection whose request was never read. */
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

/** The address in what came of a request, as far as it came with it. */
export const targetOf = (packet: Uint8Array | undefined): string | undefined =>
  /^[A-Z]{3,10} (\S+)/.exec(Buffer.from(packet?.subarray(0, 300) ?? []).toString('latin1'))?.[1];

/** Largest head of a request, in bytes: trackers on the same domain may well leave a visitor 32 KB of cookies (FLD-11). */
export const MOST_HEAD = 64 * 1024;

/**
 * Why a head is not looked at: it is too large, or it names more than one host, of which the next reader might take the
 * other one (SEC-06).
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
  return size > MOST_HEAD ? { status: 431, why: 'the head is too large' } : undefined;
}
