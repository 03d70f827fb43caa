import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The few commands of Redis that the gateway uses, over a real socket, so that tests need no Redis. Its clock does
 * not move. With REDIS_URL, tests use a real Redis instead.
 */
export async function fakeRedis() {
  const values = new Map<string, { value: string; ttlMs: number }>();
  const sockets = new Set<Socket>();
  const seen: string[][] = [];

  const answer = (command: readonly string[]): string => {
    const [name = '', key = '', value = ''] = command;
    switch (name.toUpperCase()) {
      case 'SET': {
        if (command.includes('NX') && values.has(key)) return '$-1\r\n';
        values.set(key, { value, ttlMs: Number(command[command.indexOf('PX') + 1]) });
        return '+OK\r\n';
      }
      case 'EVAL': {
        // The limiter's script: increments, and keeps the time to live of the first count.
        const [, , , counter = '', points = '', seconds = ''] = command;
        const entry = values.get(counter) ?? { value: '0', ttlMs: Number(seconds) * 1000 };
        entry.value = String(Number(entry.value) + Number(points));
        values.set(counter, entry);
        return `*2\r\n:${entry.value}\r\n:${entry.ttlMs}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      for (let taken = readCommand(waiting); taken; taken = readCommand(waiting)) {
        waiting = waiting.slice(taken.length);
        seen.push(taken.words);
        socket.write(answer(taken.words));
      }
    });
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((done) => server.close(done));
  };
  return { url: `redis://127.0.0.1:${port}`, seen, values, stop, start: () => listen(port) };
}

function readCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let left = Number(head[1]); left > 0; left -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const start = at + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return undefined;
    words.push(text.slice(start, end));
    at = end + 2;
  }
  return { words, length: at };
}
