import { networkOf } from '../http/network.ts';
import { BodyTooLargeError } from '../http/BodyTooLargeError.ts';

/** Too many bodies of one network, or too much of all, are being read already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits of bodies that are being read, sizes in bytes. */
export interface BodyBounds {
  /** Largest body. */
  readonly limit: number;
  /** Bodies of one network at the same time. */
  readonly perNetwork: number;
  /** Memory for all bodies together; short ones are always accepted. */
  readonly room: number;
}

/** Passes a body on in chunks. @throws errors of reading it, and of `take` */
export type EachChunk = (take: (chunk: Uint8Array) => void) => Promise<void>;

/** Reads a body as a whole. @throws BodyTooLargeError, BusyError, or errors of reading */
export type ReadBody = (address: string, each: EachChunk) => Promise<Buffer>;

/** A body up to this length is short, in bytes. */
const SHORT = 64 * 1024;

/**
 * Reads a whole body before the platform is contacted, so that a slow sender uses only its own connection, and only a few of
 * them (SEC-06).
 */
export function createBodyReader({ limit, perNetwork, room }: BodyBounds): ReadBody {
  const reading = new Map<string, number>();
  let held = 0;
  return async (address, each) => {
    const network = networkOf(address);
    const others = reading.get(network) ?? 0;
    if (others >= perNetwork) throw new BusyError(`${perNetwork} bodies of one network are being read`);
    reading.set(network, others + 1);
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      await each((chunk) => {
        size += chunk.byteLength;
        held += chunk.byteLength;
        if (size > limit) throw new BodyTooLargeError(`the body has more than ${limit} bytes`);
        if (size > SHORT && held > room) throw new BusyError(`bodies that are being read take more than ${room} bytes`);
        chunks.push(chunk);
      });
      return Buffer.concat(chunks);
    } finally {
      held -= size;
      const left = (reading.get(network) ?? 1) - 1;
      if (left > 0) reading.set(network, left);
      else reading.delete(network);
    }
  };
}
