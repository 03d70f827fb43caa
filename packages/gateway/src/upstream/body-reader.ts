import type { Clock } from '../base/clock.ts';
import { networkOf } from '../http/network.ts';
import { BodyTooLargeError } from '../http/BodyTooLargeError.ts';

/** Bodies that are being read take too much memory: those of one network, or all together. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** A body arrives too slowly. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Limits of bodies that are being read, sizes in bytes. */
export interface BodyBounds {
  readonly clock: Clock;
  /** Largest body. */
  readonly limit: number;
  /** Memory for the bodies of one network. */
  readonly perNetwork: number;
  /** Memory for all bodies together; short ones are always accepted. */
  readonly room: number;
  /** In each such time, in ms, a body has to bring {@link LEAST} bytes or end. */
  readonly slowMs: number;
}

/** Passes a body on in chunks. @throws errors of reading it, and of `take` */
export type EachChunk = (take: (chunk: Uint8Array) => void) => Promise<void>;

/** Reads a body as a whole. @throws BodyTooLargeError, BusyError, SlowBodyError, or errors of reading */
export type ReadBody = (address: string, each: EachChunk) => Promise<Buffer>;

/** A body up to this length is short, in bytes. */
const SHORT = 64 * 1024;
/** See {@link BodyBounds.slowMs}. */
const LEAST = 1024;
/** A younger body is not called slow, in ms. */
const YOUNG_MS = 2000;

/** The bodies of a network that are being read. */
interface NetworkBodies {
  readonly all: Set<Reading>;
  bytes: number;
}

/** A body that is being read. */
interface Reading {
  readonly since: number;
  bytes: number;
  readonly end: (error: Error) => void;
}

/**
 * Reads a whole body before the platform is contacted, so that a slow sender uses only its own connection. Thousands of
 * visitors may have one address, so the slow ones among them cost only themselves: what counts is memory, not the number of
 * bodies, and where it is used up, the slowest body of the network ends (SEC-06).
 */
export function createBodyReader({ clock, limit, perNetwork, room, slowMs }: BodyBounds): ReadBody {
  const networks = new Map<string, NetworkBodies>();
  let held = 0;

  const rate = ({ bytes, since }: Reading) => bytes / (clock.now() - since);
  /** The slowest body; the longest one where all are young. */
  const victimOf = (bodies: ReadonlySet<Reading>, newest: Reading): Reading => {
    const old = [...bodies].filter(({ since }) => clock.now() - since > YOUNG_MS);
    return old.length > 0
      ? old.reduce((slowest, next) => (rate(next) < rate(slowest) ? next : slowest))
      : [...bodies].reduce((longest, next) => (next.bytes > longest.bytes ? next : longest), newest);
  };

  return async (address, each) => {
    const network = networkOf(address);
    const bodies = networks.get(network) ?? { all: new Set(), bytes: 0 };
    networks.set(network, bodies);
    const chunks: Uint8Array[] = [];
    const ended = Promise.withResolvers<never>();
    let reason: Error | undefined;
    const end = (error: Error) => ended.reject((reason = error));
    const own: Reading = { since: clock.now(), bytes: 0, end };
    bodies.all.add(own);

    let before = 0;
    const check = () => {
      if (own.bytes - before < LEAST) return end(new SlowBodyError(`less than ${LEAST} bytes came in ${slowMs} ms`));
      before = own.bytes;
      stop = clock.after(slowMs, check);
    };
    let stop = clock.after(slowMs, check);

    const take = (chunk: Uint8Array) => {
      if (reason) throw reason;
      own.bytes += chunk.byteLength;
      held += chunk.byteLength;
      bodies.bytes += chunk.byteLength;
      if (own.bytes > limit) throw new BodyTooLargeError(`the body has more than ${limit} bytes`);
      if (own.bytes > SHORT && held > room)
        throw new BusyError(`bodies that are being read take more than ${room} bytes`);
      if (bodies.bytes > perNetwork)
        victimOf(bodies.all, own).end(new BusyError(`bodies of one network take more than ${perNetwork} bytes`));
      if (reason) throw reason;
      chunks.push(chunk);
    };
    try {
      await Promise.race([each(take), ended.promise]);
      return Buffer.concat(chunks);
    } finally {
      stop();
      chunks.length = 0;
      held -= own.bytes;
      bodies.bytes -= own.bytes;
      bodies.all.delete(own);
      if (bodies.all.size === 0) networks.delete(network);
    }
  };
}
