import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** A live event. `members`, `orders` and `actions` only signal that these have changed. */
export type News =
  | { readonly kind: 'call' | 'event' | 'message' | 'notice' | 'report'; readonly data: unknown }
  | { readonly kind: 'members' | 'orders' | 'actions' | 'reset' };

/** Activity of the platform, streamed to every open control page. */
export interface Live {
  publish(news: News): void;
  /** Answers with an endless stream of server-sent events. */
  serve(c: Context): Response;
  /** Ends all streams. */
  close(): void;
}

/** Interval of the comments that keep a quiet stream open, in milliseconds. */
const KEEP_ALIVE_MS = 15_000;
/** Limit of queued messages for a slow control page. Above it, the stream ends and the page reloads its data. */
const MAX_WAITING = 2000;

/** Creates the streams of live events. */
export function createLive(): Live {
  const watchers = new Set<{ readonly take: (news: News) => void; readonly end: () => void }>();
  return {
    publish: (news) => {
      for (const watcher of watchers) watcher.take(news);
    },
    serve: (c) =>
      streamSSE(c, async (stream) => {
        let waiting: News[] = [];
        const over = new AbortController();
        let wake: () => void = () => undefined;
        const watcher = {
          take: (news: News) => {
            waiting.push(news);
            if (waiting.length > MAX_WAITING) over.abort();
            wake();
          },
          end: () => {
            over.abort();
            wake();
          },
        };
        watchers.add(watcher);
        stream.onAbort(watcher.end);
        const pulse = setInterval(() => wake(), KEEP_ALIVE_MS).unref();
        try {
          await stream.write(': watching\n\n');
          while (!over.signal.aborted) {
            const news = waiting;
            waiting = [];
            if (news.length === 0) await stream.write(': still here\n\n');
            for (const one of news) {
              await stream.writeSSE({ event: one.kind, data: JSON.stringify('data' in one ? one.data : null) });
            }
            if (!over.signal.aborted && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          }
        } finally {
          clearInterval(pulse);
          watchers.delete(watcher);
        }
      }),
    close: () => {
      for (const watcher of watchers) watcher.end();
    },
  };
}
