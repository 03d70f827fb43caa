import type { SiteManifest } from './messages.ts';
import type { SharedCode } from './shared-code.ts';
import { startThread, type Thread } from './thread.ts';

/** Time limit for loading a build, in milliseconds. */
export const READING_MS = 20_000;

/** Time that an idle thread waits for the next build, in milliseconds. */
const IDLE_MS = 500;

interface Reader {
  readonly thread: Thread;
  readonly settle: Map<number, PromiseWithResolvers<SiteManifest>>;
  readonly digest: string | undefined;
  /** Number of builds sent to it. */
  given: number;
}

function startReader(memoryMb: number, digest: string | undefined): Reader {
  const settle: Reader['settle'] = new Map();
  const thread = startThread(memoryMb, {
    onEnd: (id, outcome) => {
      // A manifest job ends with a manifest.
      if (outcome.kind === 'done') settle.get(id)?.resolve(outcome.result as SiteManifest);
      else settle.get(id)?.reject(outcome.error);
    },
    onBegin: () => undefined,
    onNote: () => undefined,
    onExit: (error) => {
      for (const { reject } of settle.values()) reject(error);
    },
  });
  return { thread, settle, digest, given: 0 };
}

/**
 * Creates a reader of build manifests. It loads builds on a thread of its own, which ends when it is idle. Builds with the
 * same shared code use the same thread one after another, because loading the shared code takes most of the time.
 */
export function createManifestReader(memoryMb: number) {
  let last: Reader | undefined;
  return async (file: string, code: SharedCode | undefined): Promise<SiteManifest> => {
    const free = last?.digest !== undefined && last.digest === code?.digest && last.settle.size === 0;
    const reader = free && last ? last : startReader(memoryMb, code?.digest);
    if (code) last = reader;
    const id = (reader.given += 1);
    const answer = Promise.withResolvers<SiteManifest>();
    reader.settle.set(id, answer);
    reader.thread.give(id, '', file, { kind: 'manifest' }, code);
    const end = (error: Error) => {
      if (last === reader) last = undefined;
      return reader.thread.end(error);
    };
    const timer = setTimeout(() => void end(new Error(`takes longer than ${READING_MS} ms`)), READING_MS);
    let read = false;
    try {
      const description = await answer.promise;
      read = true;
      return description;
    } finally {
      clearTimeout(timer);
      reader.settle.delete(id);
      // A build that failed to load may leave the thread in any state.
      if (!read || last !== reader) await end(new Error('is read'));
      else {
        setTimeout(() => {
          if (reader.given === id) void end(new Error('is read'));
        }, IDLE_MS).unref();
      }
    }
  };
}
