import { isRecord } from '../wire/json.ts';

/** A platform reply in one form, for both forms of the platform (API-10). */
export interface Envelope {
  /** True when `code` is 100 or 1000 (API-12). */
  readonly ok: boolean;
  /** The code as text, e.g. `101`, `099`. */
  readonly code: string;
  /** The server's message, possibly empty. */
  readonly message: string;
  readonly data: unknown;
  /** The full code, if the platform sends one beside the short one; the registration uses it (REG-83x). */
  readonly codeFull?: string;
}

/** Codes that mean success, as text (APIM-01). */
export const SUCCESS_CODES: readonly string[] = ['100', '1000'];

/** True for 100 and 1000, as text or number; leading zeros count, so `0100` is not one of them. */
export function isSuccessCode(code: unknown): boolean {
  return (typeof code === 'string' || typeof code === 'number') && SUCCESS_CODES.includes(String(code));
}

/**
 * Turns a reply of either form into the normal one: `{code, message, data}`, or `{header: {status, desc}, body}`. If data or
 * body contains `apiResponseData`, that is the data. `codeFull` is read beside the code or in the data, and replaces a
 * missing code (APIM-44x).
 * @returns null for anything without a code: HTML, text, lists, an empty body.
 */
export function normalizeEnvelope(raw: unknown): Envelope | null {
  if (!isRecord(raw)) return null;
  const header = isRecord(raw['header']) ? raw['header'] : undefined;
  const plain = codeText(raw['code']) ?? codeText(raw['codeFull']);
  if (plain !== undefined) return build(plain, raw['message'], raw['data'], raw);
  const status = codeText(header?.['status']);
  return status === undefined ? null : build(status, header?.['desc'], raw['body'], raw);
}

/** Reads a reply as its call declares it: `plain` replies are the data themselves, but a reply in an envelope is unwrapped. */
export function readReply(call: { readonly reply: 'envelope' | 'plain' }, raw: unknown): Envelope | null {
  const found = normalizeEnvelope(raw);
  if (found !== null || call.reply === 'envelope') return found;
  return raw === undefined || raw === null ? null : { ok: true, code: '100', message: '', data: raw };
}

/** Writes a reply in the code form. */
export function envelope(code: string | number, message: string, data: unknown) {
  return { code: String(code), message, data };
}

/** Writes a reply in the header form. */
export function headerEnvelope(code: string | number, message: string, data: unknown) {
  return { header: { status: String(code), desc: message }, body: data };
}

function build(code: string, message: unknown, content: unknown, raw: Record<string, unknown>): Envelope {
  const inner = isRecord(content) ? content : undefined;
  const codeFull = codeText(raw['codeFull']) ?? codeText(inner?.['codeFull']);
  return {
    ok: isSuccessCode(code),
    code,
    message: typeof message === 'string' ? message : '',
    data: inner?.['apiResponseData'] ?? content,
    ...(codeFull === undefined ? {} : { codeFull }),
  };
}

function codeText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}
