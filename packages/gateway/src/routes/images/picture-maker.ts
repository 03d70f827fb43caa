import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Clock } from '../../clock.ts';
import { createPictureFetch, type PictureFetchOptions } from './fetch-picture.ts';
import { PictureError } from './picture-error.ts';
import { createPictureFiles, type PictureFilesOptions } from './picture-files.ts';
import type { PictureWish } from './picture-target.ts';
import { createRemembered } from './remembered.ts';
import { loadShapePicture, type Shaped, type ShapeLimits } from './shape-picture.ts';
import { createWorkQueue } from './work-queue.ts';

/** Limits, storage and, for tests, connections of {@link createPictureMaker}. */
export interface PictureMakerOptions extends Pick<PictureFetchOptions, 'resolve' | 'connect'> {
  readonly clock: Clock;
  readonly files: PictureFilesOptions;
  /** For tests; default: {@link LIMITS}. */
  readonly limits?: Partial<typeof LIMITS> | undefined;
}

/** Who asks for a picture. */
export interface PictureVisitor {
  /** Asked before something is made, not for what is kept. */
  readonly mayMake: () => Promise<void>;
  /** True once the visitor no longer waits: a list was scrolled on. */
  readonly hasLeft: () => boolean;
}

/** Makes pictures and keeps them. */
export interface PictureMaker {
  /**
   * The picture, from the cache if possible. The same picture is made once, and its original fetched once, however many ask.
   * @param hosts to which an original may redirect
   * @throws PictureError
   */
  get(wish: PictureWish, hosts: readonly string[], visitor: PictureVisitor): Promise<Shaped>;
  close(): void;
}

/** Bounds of one original and of the work on all of them (IMG-01). */
export const LIMITS = {
  /** Largest original, in bytes. */
  maxBytes: 8 * 1024 * 1024,
  /** 24 megapixels: 6000 × 4000, 96 MB while it is decoded. */
  maxPixels: 24_000_000,
  /** Longest fetch, in ms. */
  fetchMs: 10_000,
  /** Longest work on one file, in seconds. */
  seconds: 5,
} satisfies ShapeLimits & Record<string, number>;

const ORIGINALS = { most: 16, mostPerHost: 8, waiting: 512 };
// Decoders are threads of the pool that also reads files and compresses pages.
const MADE = { most: Math.max(1, Math.min(3, availableParallelism() - 1)), mostPerHost: 3, waiting: 512 };
const KEPT = 4096;
const FAILED_MS = 60_000;
const AS_IS_MS = 3_600_000;

/** Creates the maker. Nothing is read or connected before the first picture. */
export function createPictureMaker({
  clock,
  files: storage,
  limits,
  ...connections
}: PictureMakerOptions): PictureMaker {
  const bounds = { ...LIMITS, ...limits };
  const originals = createPictureFetch({ maxBytes: bounds.maxBytes, limitMs: bounds.fetchMs, ...connections });
  const files = createPictureFiles(storage);
  const [fetching, making] = [createWorkQueue(ORIGINALS), createWorkQueue(MADE)];
  const verdicts = createRemembered<'as-is' | PictureError>(clock, KEPT);
  const fetched = singleFlight<Buffer>();
  const made = singleFlight<Shaped>();
  // Visitors by the file that they wait for.
  const waiting = new Map<string, PictureVisitor[]>();

  const make = async ({ source, ...size }: PictureWish, hosts: readonly string[], name: string): Promise<Shaped> => {
    const { host, href } = source.url;
    try {
      const shapePicture = await loadShapePicture().catch(() => undefined);
      // Reported when the gateway starts; in development the pictures are shown all the same.
      if (!shapePicture) return 'as-is';
      const wanted = () => {
        if (waiting.get(name)?.every(({ hasLeft }) => hasLeft()) === true)
          throw new PictureError(503, 'nobody waits for the picture');
      };
      const original = await fetched(href, async () =>
        fetching(host, async () => {
          wanted();
          return originals.fetch(source, hosts);
        }),
      );
      const picture = await making(host, async () => {
        wanted();
        return shapePicture(original, size, bounds);
      });
      if (picture === 'as-is') verdicts.set(href, picture, AS_IS_MS);
      else await files.write(name, picture);
      return picture;
    } catch (error) {
      if (error instanceof PictureError && error.status !== 503) verdicts.set(href, error, FAILED_MS);
      throw error;
    }
  };

  return {
    async get(wish, hosts, visitor) {
      const { href } = wish.source.url;
      const verdict = verdicts.get(href);
      if (verdict instanceof PictureError) throw verdict;
      if (verdict) return verdict;
      const name = nameOf(wish);
      const known = await files.read(name);
      if (known) return known;
      waiting.set(name, [...(waiting.get(name) ?? []), visitor]);
      return made(name, async () => {
        try {
          await visitor.mayMake();
          return await make(wish, hosts, name);
        } finally {
          waiting.delete(name);
        }
      });
    },
    close() {
      originals.close();
      files.close();
    },
  };
}

/** The name of a file: the same picture of two sites is one. */
const nameOf = ({ source, width, form }: PictureWish): string =>
  `${createHash('sha256').update(`${width} ${source.url.href}`).digest('hex')}.${form}`;

/** Joins calls with the same key while the first one runs. */
function singleFlight<Value>(): (key: string, start: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return async (key, start) => {
    const known = running.get(key);
    if (known) return known;
    const begun = start().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
