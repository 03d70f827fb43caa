import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { arrivals, paced } from './paced.ts';

test('requests come at the rate asked for, not in steps', () => {
  const gaps: number[] = [];
  let before = 0;
  for (const at of arrivals(100)) {
    gaps.push(at - before);
    before = at;
    if (gaps.length === 10_000) break;
  }
  expect(before / 10_000).toBeCloseTo(10, 0);
  // Of independent arrivals 63 % come before the mean gap is over.
  expect(gaps.filter((gap) => gap < 10).length / gaps.length).toBeCloseTo(0.632, 1);
});

async function served(answer: Parameters<typeof createServer>[1], use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    // A server that listens on a port has such an address.
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a slow answer holds up no other request, and counts in full', async () => {
  let asked = 0;
  await served(
    (_, response) => {
      asked += 1;
      setTimeout(() => response.end('ok'), asked > 20 ? 300 : 0);
    },
    async (url) => {
      const found = await paced({ url, rate: 80, seconds: 0.5, warmSeconds: 0.1 });
      expect(asked).toBeGreaterThan(30);
      expect(found.p99).toBeGreaterThan(280);
    },
  );
});

test('a load that is refused is no figure', async () => {
  await served(
    (_, response) => response.writeHead(503).end(),
    (url) => expect(paced({ url, rate: 40, seconds: 0.2, warmSeconds: 0 })).rejects.toThrow('requests failed'),
  );
});
