import type { HttpBindings } from '@hono/node-server';
import { eachChunk } from './request-body.ts';

/** The other end of a call. */
export interface Visitor {
  /** Whether the call has a body. */
  readonly hasBody: boolean;
  /** Hands the body over as it comes in. @throws what `take` throws, or what reading the body throws */
  each(take: (chunk: Uint8Array) => void): Promise<void>;
  /** Whether the visitor has gone before the answer was there in full. */
  left(): boolean;
  /** Calls back when the visitor leaves; returns a function that stops listening. */
  onLeft(tell: () => void): () => void;
  /** Cuts the connection: the one honest end of an answer that broke off. False when there is none. */
  cut(): boolean;
}

/**
 * The visitor of a request, read from the connection where there is one. A `Request` of a listener is an empty shell until
 * its body or signal is asked for; both together are as much memory as all else that a waiting call holds.
 * @param bindings absent where nothing listens, as in tests
 */
export function visitorOf(request: Request, { incoming, outgoing }: Partial<HttpBindings> = {}): Visitor {
  // Reading calls have no body, whatever they bring along.
  const bare = request.method === 'GET' || request.method === 'HEAD';
  if (!incoming || !outgoing) {
    return {
      hasBody: !bare && request.body !== null,
      each: async (take) => {
        for await (const chunk of request.body ?? []) take(chunk);
      },
      left: () => request.signal.aborted,
      onLeft: (tell) => {
        request.signal.addEventListener('abort', tell);
        return () => request.signal.removeEventListener('abort', tell);
      },
      cut: () => false,
    };
  }
  return { hasBody: !bare, each: async (take) => eachChunk(incoming, take), ...leaving(outgoing) };
}

function leaving(outgoing: HttpBindings['outgoing']): Pick<Visitor, 'left' | 'onLeft' | 'cut'> {
  const left = () => outgoing.destroyed && !outgoing.writableFinished;
  return {
    left,
    onLeft: (tell) => {
      const closed = () => {
        if (left()) tell();
      };
      outgoing.on('close', closed);
      return () => void outgoing.off('close', closed);
    },
    cut: () => {
      outgoing.destroy();
      return true;
    },
  };
}
