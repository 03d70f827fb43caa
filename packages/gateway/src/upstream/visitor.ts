import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { pumpBody } from './request-body.ts';

/** The other end of a call. */
export interface Visitor {
  /** Whether the call has a body. */
  readonly hasBody: boolean;
  /**
   * Writes the body on as it comes in, at the reader's pace, and ends the target.
   * @throws BodyTooLargeError once more than `limit` bytes came, or what reading the body throws
   */
  send(target: Writable, limit: number): Promise<void>;
  /** Whether the visitor has gone before the answer was there in full. */
  left(): boolean;
  /** Tells when the visitor goes; returns how to stop listening. */
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
      send: (target, limit) => pumpBody(bare ? null : request.body, target, limit),
      left: () => request.signal.aborted,
      onLeft: (tell) => {
        request.signal.addEventListener('abort', tell);
        return () => request.signal.removeEventListener('abort', tell);
      },
      cut: () => false,
    };
  }
  return {
    // Who stops reading has an answer to send yet, over the same connection.
    hasBody: !bare,
    send: (target, limit) => pumpBody(bare ? null : incoming.iterator({ destroyOnReturn: false }), target, limit),
    ...leaving(outgoing),
  };
}

/**
 * The visitor of a call that announces how long its body is, which is no longer than may be: the parser lets no more of it
 * through, so its bytes go from one connection to the other and nobody counts them.
 */
export function plainVisitor(incoming: IncomingMessage, outgoing: ServerResponse): Visitor {
  const hasBody = incoming.method === 'POST';
  return {
    hasBody,
    send: (target) => {
      if (hasBody) incoming.pipe(target);
      else target.end();
      return Promise.resolve();
    },
    ...leaving(outgoing),
  };
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
