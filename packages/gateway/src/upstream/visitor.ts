import type { HttpBindings } from '@hono/node-server';
import { eachChunk } from './request-body.ts';

/** The client of a call. */
export interface Visitor {
  /** Whether the call has a body. */
  readonly hasBody: boolean;
  /** Passes the body on as it arrives. @throws errors of `take`, and of reading the body */
  each(take: (chunk: Uint8Array) => void): Promise<void>;
  /** Whether the visitor left before the answer was complete. */
  left(): boolean;
  /** Calls back when the visitor leaves; returns a function that stops listening. */
  onLeft(callBack: () => void): () => void;
  /** Cuts the connection, which is how a client notices an incomplete answer. False without a connection. */
  cut(): boolean;
}

/**
 * The visitor of a request, from the connection if there is one. A listener's `Request` creates its body and signal on
 * demand; together they need as much memory as the rest of a waiting call.
 * @param bindings absent without a listener, as in tests
 */
export function visitorOf(request: Request, { incoming, outgoing }: Partial<HttpBindings> = {}): Visitor {
  // Reading calls have no body, even if one is sent.
  const bare = request.method === 'GET' || request.method === 'HEAD';
  if (!incoming || !outgoing) {
    return {
      hasBody: !bare && request.body !== null,
      each: async (take) => {
        for await (const chunk of request.body ?? []) take(chunk);
      },
      left: () => request.signal.aborted,
      onLeft: (callBack) => {
        request.signal.addEventListener('abort', callBack);
        return () => request.signal.removeEventListener('abort', callBack);
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
    onLeft: (callBack) => {
      const closed = () => {
        if (left()) callBack();
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
