import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Clock } from '../../base/clock.ts';
import { createPictureFetch, type PictureFacts, type PictureFetchOptions } from './fetch-picture.ts';
import { PictureError } from './picture-error.ts';
import { createPictureFiles, type PictureFilesOptions } from './picture-files.ts';
import { createPictureRoom, type Lease } from './picture-room.ts';
import type { PictureRules, PictureWish } from './picture-target.ts';
import { createRemembered } from './remembered.ts';
import { loadShapePicture, type Shaped, type ShapeLimits } from './shape-picture.ts';
import { createWorkQueue } from './work-queue.ts';

/** Limits, storage and, for tests, connections of {@link createPictureMaker}. */
export interface PictureMakerOptions extends Pick<PictureFetchOptions, 'forwarder' | 'resolve' | 'connect'> {
  readonly clock: Clock;
  readonly files: PictureFilesOptions;
  /** For tests; default: {@link LIMITS}. */
  readonly limits?: Partial<typeof LIMITS> | undefined;
}

/** Who asks for a picture. */
export interface PictureVisitor {
  /** Network of the visitor's address. */
  readonly network: string;
  /** For the platform, if it is asked. */
  readonly facts: PictureFacts;
  /** Asked before something is made, not for what is kept. */
  readonly mayMake: () => Promise<void>;
  /** True once the visitor no longer waits: a list was scrolled on. */
  readonly hasLeft: () => boolean;
}

/** Makes pictures and keeps them. */
export interface PictureMaker {
  /**
   * The picture, from the cache if possible. The same picture of a site is made once, and its original fetched once, however many
   * ask.
   * @param rules for the redirects of an original
   * @throws PictureError
   */
  get(wish: PictureWish, rules: PictureRules, visitor: PictureVisitor): Promise<Shaped>;
  close(): void;
}

/** Bounds of one original and of the work on all of them (SEC-08). */
export const LIMITS = {
  /** Largest original, in bytes. */
  maxBytes: 8 * 1024 * 1024,
  /** All originals in memory, from the start of their fetch until the last picture of them is made, in bytes. */
  room: 128 * 1024 * 1024,
  /** 24 megapixels: 6000 × 4000, 96 MB while it is decoded. */
  maxPixels: 24_000_000,
  /** Longest fetch, in ms. */
  fetchMs: 10_000,
  /** Longest work on one file, in seconds. */
  seconds: 5,
} satisfies ShapeLimits & Record<string, number>;

// One network has half of everything at most.
const WAITING = { waiting: 1024, waitingPerNetwork: 512 };
const ORIGINALS = { max: 16, maxPerHost: 8, maxPerNetwork: 8, ...WAITING };
// Decoders are threads of the pool that also reads files and compresses pages.
const MAKERS = Math.max(1, Math.min(3, availableParallelism() - 1));
const MADE = { max: MAKERS, maxPerHost: MAKERS, maxPerNetwork: MAKERS, ...WAITING };
const KEPT = 4096;
const FAILED_MS = 60_000;
const AS_IS_MS = 3_600_000;

/** Those who wait for one picture. */
type Party = Set<PictureVisitor>;

/** An original, and the pictures that are to be made of it. */
interface Original {
  readonly parties: Set<Party>;
  readonly bytes: Promise<Buffer>;
  /** To be called once no picture is to be made of it any more. */
  readonly giveBack: () => void;
}

/** Creates the maker. Nothing is read or connected before the first picture. */
export function createPictureMaker({
  clock,
  files: storage,
  limits,
  ...connections
}: PictureMakerOptions): PictureMaker {
  const bounds = { ...LIMITS, ...limits };
  const { maxBytes, room: bytes, fetchMs: limitMs } = bounds;
  const fetcher = createPictureFetch({ maxBytes, limitMs, ...connections });
  const files = createPictureFiles(storage);
  const sizes = { bytes, bytesPerNetwork: bytes / 2, largest: maxBytes };
  const fetching = createWorkQueue({
    ...ORIGINALS,
    room: createPictureRoom({ ...sizes, onFree: () => fetching.next() }),
  });
  const making = createWorkQueue(MADE);
  const verdicts = createRemembered<'as-is' | PictureError>(clock, KEPT);
  const originals = new Map<string, Original>();
  const made = new Map<string, { readonly party: Party; readonly picture: Promise<Shaped> }>();

  const fetchOriginal = ({ source }: PictureWish, rules: PictureRules, first: Party): Original => {
    const parties = new Set([first]);
    const visitors = () => [...parties].flatMap((party) => [...party]);
    let room: Lease | undefined;
    const run = async (lease: Lease | undefined) => {
      room = lease;
      return fetcher.fetch(source, rules, whoWaits(visitors()).facts, lease);
    };
    const bytes = fetching.add({ host: source.url.host, networks: () => networksOf(visitors()), run });
    return { parties, bytes, giveBack: () => room?.giveBack() };
  };

  const make = async (wish: PictureWish, rules: PictureRules, party: Party): Promise<Shaped> => {
    const shapePicture = await loadShapePicture().catch(() => undefined);
    // Reported when the gateway starts; in development the pictures are shown all the same.
    if (!shapePicture) return 'as-is';
    const key = `${rules.site.id} ${wish.source.url.href}`;
    const original = originals.get(key) ?? fetchOriginal(wish, rules, party);
    originals.set(key, original);
    original.parties.add(party);
    try {
      const content = await original.bytes;
      const run = async () => {
        whoWaits([...party]);
        return shapePicture(content, wish, bounds);
      };
      return await making.add({ host: '', networks: () => networksOf([...party]), run });
    } finally {
      original.parties.delete(party);
      if (original.parties.size === 0) {
        originals.delete(key);
        original.giveBack();
      }
    }
  };

  const makeAndKeep = async (wish: PictureWish, rules: PictureRules, party: Party, name: string): Promise<Shaped> => {
    try {
      const picture = await make(wish, rules, party);
      if (picture === 'as-is') verdicts.set(name, picture, AS_IS_MS);
      else await files.write(`${name}.${wish.form}`, picture);
      return picture;
    } catch (error) {
      if (error instanceof PictureError && error.status !== 503) verdicts.set(name, error, FAILED_MS);
      throw error;
    }
  };

  return {
    async get(wish, rules, visitor) {
      const name = nameOf(wish, rules);
      const verdict = verdicts.get(name);
      if (verdict instanceof PictureError) throw verdict;
      if (verdict) return verdict;
      const file = `${name}.${wish.form}`;
      const known = await files.read(file);
      if (known) return known;
      if (!made.has(file)) await visitor.mayMake();
      const running = made.get(file);
      if (running) {
        running.party.add(visitor);
        return running.picture;
      }
      const party: Party = new Set([visitor]);
      const picture = makeAndKeep(wish, rules, party, name).finally(() => made.delete(file));
      made.set(file, { party, picture });
      return picture;
    },
    close() {
      fetcher.close();
      files.close();
    },
  };
}

/** The name of a picture in any form. Sites share none: what one may fetch, another may not. */
const nameOf = ({ source, width }: PictureWish, { site }: PictureRules): string =>
  createHash('sha256').update(`${site.id} ${width} ${source.url.href}`).digest('hex');

const networksOf = (visitors: readonly PictureVisitor[]): readonly string[] => visitors.map(({ network }) => network);

/** The first one who has not left. @throws PictureError with 503 when all have left */
function whoWaits(visitors: readonly PictureVisitor[]): PictureVisitor {
  const waiting = visitors.find(({ hasLeft }) => !hasLeft());
  if (!waiting) throw new PictureError(503, 'no request waits for the picture');
  return waiting;
}
