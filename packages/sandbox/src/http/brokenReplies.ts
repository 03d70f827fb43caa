import { setTimeout as pause } from 'node:timers/promises';

/** How a good reply is spoilt. */
export const brokenReplies = {
  /** The first half of it. */
  truncated: (text: string): string => text.slice(0, Math.floor(text.length / 2)),
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

/** Bytes of a drop, and the pause between two (milliseconds). */
const DRIP = { bytes: 64, everyMs: 250 };

/** A text that arrives drop by drop; `released` lets the rest go at once. */
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
