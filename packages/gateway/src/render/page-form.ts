import type { Coding } from '../http/accept-encoding.ts';
import { NONCE_LENGTH } from './nonce.ts';

/** One form of a page (plain, or in a coding) that a nonce is written into. */
export interface PageForm {
  /** Absent for the plain form. */
  readonly coding: Coding | undefined;
  readonly length: number;
  /** A copy with this nonce. */
  fill(nonce: string): Buffer<ArrayBuffer>;
  /** The same, in a copy that was given back when there is one. */
  take(nonce: string): PageCopy;
  /** Gives a copy back once nothing reads it any more. */
  give(copy: PageCopy): void;
}

/** A copy of a form with room before it, so that the head of an answer and the page are one piece of memory. */
export interface PageCopy {
  readonly page: Buffer<ArrayBuffer>;
  /** Writes a head of Latin-1 before the page; both together. */
  behind(head: string): Buffer<ArrayBuffer>;
}

/** What a form is made of. */
export interface FormParts {
  readonly coding?: Coding;
  /** The bytes around the gaps; one gap between each two neighbours. */
  readonly parts: readonly Buffer[];
  /** Parts with gaps between them, where they lie in memory like that; nobody writes into it. */
  readonly pattern?: Buffer;
  /** Content of each gap before the nonce. */
  readonly before?: Buffer;
  /** Last touch to a copy whose gaps are filled. */
  readonly finish?: (copy: Buffer<ArrayBuffer>, nonce: Buffer) => void;
}

/** Copies of a form that wait to be used again. */
const SPARE = 8;

/** Bytes before a copy. A head that is longer costs a copy of the whole answer. */
const ROOM = 4096;

/** Lays parts and gaps out in one buffer, so that a page with a nonce is one copy and a few bytes written. */
export function createForm({ parts, coding, before = Buffer.alloc(0), finish, ...laid }: FormParts): PageForm {
  const gap = Buffer.concat([before, Buffer.alloc(NONCE_LENGTH)]);
  const pattern = laid.pattern ?? Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [gap, part])));
  const spare: PageCopy[] = [];
  const places: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    places.push(at + before.length);
    at += gap.length;
  }
  const write = (copy: Buffer<ArrayBuffer>, nonce: string) => {
    const bytes = Buffer.from(nonce, 'latin1');
    // Byte by byte: a call into the engine for each gap costs more than these few bytes.
    for (const place of places)
      for (let byte = 0; byte < NONCE_LENGTH; byte += 1) copy[place + byte] = bytes[byte] ?? 0;
    finish?.(copy, bytes);
    return copy;
  };
  const fresh = (): PageCopy => {
    const whole = Buffer.allocUnsafeSlow(ROOM + pattern.length);
    pattern.copy(whole, ROOM);
    const page = whole.subarray(ROOM);
    const behind = (head: string) => {
      const at = ROOM - head.length;
      if (at < 0) return Buffer.concat([Buffer.from(head, 'latin1'), page]);
      whole.write(head, at, 'latin1');
      return whole.subarray(at);
    };
    return { page, behind };
  };
  return {
    coding,
    length: pattern.length,
    fill: (nonce) => write(Buffer.from(pattern), nonce),
    take(nonce) {
      const copy = spare.pop() ?? fresh();
      write(copy.page, nonce);
      return copy;
    },
    give(copy) {
      if (spare.length < SPARE) spare.push(copy);
    },
  };
}
