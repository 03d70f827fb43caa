import { setTimeout as wait } from 'node:timers/promises';
import { certificateEnd } from './certificate.ts';
import { WebSocket } from 'ws';
import type { Ports, Socket } from './types.ts';

/** Largest message of a web socket, in bytes. */
const MAX_BYTES = 1024 * 1024;

function connect(url: string): Socket {
  const socket = new WebSocket(url, { handshakeTimeout: 10_000, maxPayload: MAX_BYTES });
  let last: Error | undefined;
  // Without a listener an error would end the process.
  socket.on('error', (error) => {
    last = error;
  });
  return {
    onText: (receive) =>
      socket.on('message', (data, isBinary) => {
        if (!isBinary) receive(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      }),
    onEnd: (ended) => socket.once('close', () => ended(last)),
    send: (text) => socket.send(text),
    close: () => socket.terminate(),
  };
}

/** The ports of this machine. */
export const realPorts: Ports = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  elapsed: () => performance.now(),
  pause: async (ms) => {
    await wait(ms);
  },
  connect,
  certificate: certificateEnd,
};
