import { calls } from '@housefront/contract/calls';
import { judgeAnswer, type Reply } from '@housefront/contract/suite';
import { finding } from './make-finding.ts';
import type { HttpAsk } from '../network/http-ask.ts';
import type { CheckedSite } from '../network/types.ts';
import type { PlatformFinding } from '../report/types.ts';

/**
 * Sends two calls that every platform must have, to find faults of the platform as a whole. Without this, each call would report the same fault.
 * @returns the fault; null for a platform whose calls can be checked
 */
export async function reach(http: HttpAsk, against: URL, site: CheckedSite): Promise<PlatformFinding | null> {
  const { siteId: site_id, currency, template } = site;
  const replies = await Promise.all([
    http.ask(calls.gameList, { site_id, currency, template, support_device: 0 }, undefined),
    http.ask(calls.commonLayout, {}, undefined),
  ]);
  const faults = replies.map((reply) => faultOf(reply, http, against));
  const [first] = faults;
  return first !== undefined && faults.every((fault) => fault !== null && fault.id === first?.id) ? first : null;
}

/** Remedy for an address that leads elsewhere. */
export const ADDRESS = "Compare the key 'upstream' of the site with the platform team: /api/… is added to it.";

function faultOf(reply: Reply, http: HttpAsk, against: URL): PlatformFinding | null {
  if (!('answer' in reply)) {
    const failure = [...http.failures.values()].find(({ reason }) => reason === reply.failure);
    const { kind, reason, mend } = failure ?? { kind: 'unreachable', reason: reply.failure, mend: ADDRESS };
    const why = `${against.host}: ${reason}`;
    return kind === 'tls'
      ? finding.fail('platform.tls', 'The connection is not secure', why, mend)
      : finding.fail('platform.unreachable', 'The platform does not answer', why, mend);
  }
  const { status, header, text } = reply.answer;
  if (status >= 300 && status < 400) return redirected(header('location') ?? '', against, status);
  const { verdict, reason } = judgeAnswer(calls.gameList, reply.answer);
  if (verdict === 'maintenance') {
    const mend = 'Try again when it is back.';
    return finding.warn('platform.maintenance', 'The platform is in maintenance', `${against.host}: ${reason}`, mend);
  }
  if (verdict === 'limited') {
    const mend = 'Try again later, or let the platform allow more calls from this machine.';
    return finding.skipped('platform.limited', 'The platform takes no more calls', `${against.host}: ${reason}`, mend);
  }
  if (/^\s*</.test(text) && status < 400) {
    return finding.fail('platform.address', 'The address leads to web pages', `${against.href}: ${reason}`, ADDRESS);
  }
  return null;
}

function redirected(location: string, against: URL, status: number): PlatformFinding {
  const target = URL.canParse(location, against) ? new URL(location, against) : null;
  const isOther = target !== null && target.origin !== against.origin;
  const mend = isOther ? `Write this address: upstream: '${target.origin}'.` : ADDRESS;
  const why = `HTTP ${status} from ${against.origin}${target === null ? '' : ` to ${target.origin}${target.pathname}`}. Calls are not repeated elsewhere.`;
  return finding.fail('platform.redirect', 'The platform redirects calls', why, mend);
}
