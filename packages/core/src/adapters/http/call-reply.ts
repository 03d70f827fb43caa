import type { CurrencyRow } from '@housefront/contract/currency';
import type { AnyCall, CallResponse } from '@housefront/contract/endpoint';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import { parseJson } from '@housefront/contract/json';
import type { CallError, CallResult } from './call-types.ts';
import type { HttpReply, LoggerPort } from '../ports/ports.ts';
import { platformWords } from './platform-words.ts';

const failed = (error: CallError): { readonly ok: false; readonly error: CallError } => ({ ok: false, error });

/**
 * Turns an answer of either form into a result; anything else becomes `invalid` (API-10).
 * @param currencyOf the currency of the amounts in data of the wire
 */
export const readReply = async <C extends AnyCall>(
  call: C,
  reply: HttpReply,
  logger: LoggerPort,
  currencyOf: (data: unknown) => CurrencyRow,
): Promise<CallResult<CallResponse<C>>> => {
  const raw = parseJson(reply.text);
  const bad = reply.status >= 400;
  const envelope = call.reply === 'plain' && !bad ? null : normalizeEnvelope(raw);
  const message = platformWords(envelope?.message ?? '');
  if (reply.status === 401 || envelope?.code === '401') {
    // The data may say what ended the session (RG-29).
    const { data = null } = envelope ?? {};
    return failed({ kind: 'unauthorized', code: '401', message, ...(data !== null && { data }) });
  }
  // The limiter's text may be in any language, so the site shows its own.
  if (reply.status === 429) return failed({ kind: 'limited', code: '429', message: '' });
  const plain = call.reply === 'plain' && !bad;
  if (plain ? raw === undefined : envelope === null) {
    return failed({ kind: 'invalid', code: bad ? String(reply.status) : '', message: '' });
  }
  if (envelope !== null && (bad || !envelope.ok)) {
    const { codeFull, data } = envelope;
    const code = envelope.ok ? String(reply.status) : envelope.code;
    return failed({ kind: 'refused', code, message, data, ...(codeFull !== undefined && { codeFull }) });
  }
  const { parseResponse } = await import('@housefront/contract/endpoint');
  const data = plain ? raw : envelope?.data;
  const parsed = parseResponse(call, data, currencyOf(data));
  if (parsed.ok && parsed.cut > 0) {
    logger.warn(`lists of ${call.path} are too long`, { call: call.name, cut: parsed.cut, length: reply.text.length });
  }
  if (parsed.ok && parsed.misread.length > 0) {
    logger.warn(`flags of ${call.path} are none`, { call: call.name, values: parsed.misread });
  }
  if (parsed.ok) return { ok: true, code: envelope?.code ?? '100', message, data: parsed.data };
  logger.warn(`answer of ${call.path} does not fit`, { code: envelope?.code ?? '', problem: parsed.problem });
  return failed({ kind: 'invalid', code: envelope?.code ?? '', message: '' });
};
