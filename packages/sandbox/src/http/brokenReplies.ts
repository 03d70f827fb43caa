import { isRecord } from '@housefront/contract/json';
import { envelope, headerEnvelope } from '@housefront/contract/envelope';
import { setTimeout as pause } from 'node:timers/promises';

/** Ways to break a good reply. */
export const brokenReplies = {
  /** The first half of the text. */
  truncated: (text: string): string => text.slice(0, Math.floor(text.length / 2)),
  /** Written in the other envelope, with the same content (API-10). */
  'other-form': (text: string): string => {
    const reply: unknown = JSON.parse(text);
    if (!isRecord(reply)) return text;
    const { header, code } = reply;
    if (isRecord(header))
      return JSON.stringify(envelope(wireCode(header['status']), wireText(header['desc']), reply['body']));
    if (code === undefined) return text;
    return JSON.stringify(headerEnvelope(wireCode(code), wireText(reply['message']), reply['data']));
  },
  /** The same structure with every value of the data in a wrong type. */
  'wrong-types': (text: string): string => {
    const reply: unknown = JSON.parse(text);
    if (typeof reply !== 'object' || reply === null) return JSON.stringify(twisted(reply));
    return JSON.stringify(
      Object.fromEntries(
        Object.entries(reply).map(([key, part]) => [key, key === 'data' || key === 'body' ? twisted(part) : part]),
      ),
    );
  },
} as const;

/** Bytes per chunk of a slow reply, and the pause between two (milliseconds). */
const DRIP = { bytes: 64, everyMs: 250 };

/** A text that arrives in small chunks; `released` sends the rest at once. */
export function dripped(text: string, released: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      const size = released.aborted ? bytes.length : DRIP.bytes;
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
      if (at >= bytes.length) controller.close();
      else await pause(DRIP.everyMs);
    },
  });
}

function twisted(value: unknown): unknown {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return { value };
  if (typeof value === 'boolean') return 'maybe';
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return value.length > 0 ? `${value.length} items` : 0;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twisted(part)]));
}

function wireCode(value: unknown): string | number {
  return typeof value === 'number' ? value : wireText(value);
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
