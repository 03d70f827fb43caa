import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a connection is kept for its next request, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;

/** Ends a head that goes out past `response`: what Node's server says of a connection that stays open. */
export const KEPT = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;

/**
 * Whether {@link writeWhole} may answer: the connection stays, nothing stands before this answer, and the request has no body
 * that would have to be read first.
 */
export function canWriteWhole({ headers }: IncomingMessage, { shouldKeepAlive, socket }: ServerResponse): boolean {
  return (
    shouldKeepAlive &&
    // An answer that has to wait for an earlier one has no socket yet.
    socket !== null &&
    socket.writableLength === 0 &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined
  );
}

/**
 * Writes head and body of an answer as one piece. A response that puts its head together checks each line of it and hands
 * both over apart, which costs more than all else about a page that lies ready. Node's server waits for `finish` to turn to
 * the next request of the connection, whoever wrote the answer.
 * @param whole the answer from its status line on, with `KEPT` at the end of its head
 * @param done called once the system has all of it, or the connection is gone
 */
export function writeWhole(response: ServerResponse, whole: Uint8Array, done: () => void): void {
  response.socket?.write(whole, (error) => {
    done();
    if (!error) response.emit('finish');
  });
}

/** Writes the moment of an answer as its head says it; made once a second. */
export function createDateLine(): (now: number) => string {
  let second = Number.NaN;
  let line = '';
  return (now) => {
    const wanted = Math.floor(now / 1000);
    if (wanted !== second) [second, line] = [wanted, `Date: ${new Date(now).toUTCString()}\r\n`];
    return line;
  };
}
