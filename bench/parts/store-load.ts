import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { paced } from '../lib/paced.ts';
import { fact, ms, type Row } from '../lib/report.ts';
import { siteId, startGateway } from '../lib/services.ts';
import { startStore } from '../lib/store.ts';
import type { Bench } from './part.ts';

/** Requests a second, and for how many seconds. */
const rate = 200;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends one command to Redis. @returns its whole answer */
async function ask(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
    // A bulk answer begins with its length.
    const [, length = '', rest = ''] = /^\$(\d+)\r\n([\s\S]*)/.exec(answer) ?? [];
    if (!answer.startsWith('$') || Buffer.byteLength(rest) >= Number(length) + 2) socket.end();
  });
  socket.write(`${command}\r\n`);
  await once(socket, 'close');
  return answer;
}

/** Counters of a store so far. */
async function usage(port: number) {
  const info = await ask(port, 'INFO all');
  const number = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]);
  const [commands, received, sent, memory] = [
    'total_commands_processed',
    'total_net_input_bytes',
    'total_net_output_bytes',
    'used_memory',
  ].map(number);
  return { commands: commands ?? 0, bytes: (received ?? 0) + (sent ?? 0), memory: memory ?? 0 };
}

/** Load of the store of several gateways by pages and requests: commands and bytes of each, and times with and without it. */
export async function storeLoad(bench: Bench): Promise<Row[]> {
  const { sandbox } = await bench.services();
  const port = await freePort();
  const shared = await startStore(port);
  const seconds = bench.amount({ whole: 10, quick: 3, smallest: 1 });
  const rows: Row[] = [];
  try {
    for (const [place, where] of (['memory', 'Redis'] as const).entries()) {
      const gateway = await startGateway({
        root: bench.root,
        place,
        sandbox,
        sites: [{ dir: join(bench.root, 'sites', siteId), hosts: [] }],
        // One client asks for all, so its limits are wide; they are counted all the same.
        env: { RATE_LIMIT_SCALE: '1000', ...(where === 'Redis' && { REDIS_URL: shared.url }) },
      });
      try {
        const [site = ''] = gateway.urls;
        for (const [name, path] of [
          ['cached page', '/'],
          ['forwarded request', '/api/art/halls/2.svg'],
          ['limited answer', '/clientCaptcha'],
        ] as const) {
          bench.say(`store-load: ${name}, ${where}`);
          await paced({ url: `${site}${path}`, rate, seconds: 1 });
          const before = await usage(port);
          const load = await paced({ url: `${site}${path}`, rate, seconds });
          const after = await usage(port);
          const each = (value: 'commands' | 'bytes') => (after[value] - before[value]) / (load.rate * seconds);
          const note =
            where === 'Redis'
              ? `${each('commands').toFixed(2)} commands, ${each('bytes').toFixed(0)} bytes of the store each`
              : '';
          rows.push(
            fact('store-load', `${name} with limits in ${where}: p50`, ms(load.p50), `p99 ${ms(load.p99)}; ${note}`, {
              value: load.p50,
              p99: load.p99,
              ...(where === 'Redis' && { commands: each('commands'), bytes: each('bytes') }),
            }),
          );
        }
      } finally {
        await gateway.stop();
      }
    }
    return rows;
  } finally {
    await shared.stop();
  }
}
