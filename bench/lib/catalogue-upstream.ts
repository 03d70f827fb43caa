import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isObject } from './objects.ts';

const labelPath = '/api/v2/game_label';

async function call(sandbox: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${sandbox}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'zh_CN' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return response.json();
}

/** Every game of the platform's lists, in platform form, copied with new ids up to a count. */
async function manyGames(sandbox: string, count: number) {
  const payload = { site_id: 1001, currency: 'RMB' };
  const halls = await call(sandbox, '/v3/game_list', { ...payload, support_device: 1, template: 'H5_1' });
  const lists = isObject(halls) && Array.isArray(halls['data']) ? halls['data'].filter(isObject) : [];
  const games: Record<string, unknown>[] = [];
  let largest = 0;
  for (const hall of lists) {
    if (hall['gt_id'] !== 2 && hall['gt_id'] !== 6) continue;
    for (const provider of Array.isArray(hall['gp_list']) ? hall['gp_list'].filter(isObject) : []) {
      const request = {
        ...payload,
        device: 1,
        gp_id: provider['gp_id'],
        game_type_id: hall['gt_id'],
        house: provider['house'],
      };
      const reply = await call(sandbox, '/v2/game_label', request);
      const body = isObject(reply) && isObject(reply['body']) ? reply['body'] : {};
      const own = Array.isArray(body['main']) ? body['main'].filter(isObject) : [];
      largest = Math.max(largest, own.length);
      games.push(...own);
    }
  }
  if (games.length === 0) throw new Error('The sandbox gave no games.');
  const real = games.length;
  const all = Array.from({ length: count }, (_, index) => {
    const game = games[index % real] ?? {};
    return index < real ? game : { ...game, id: 100_000 + index };
  });
  return { all, real, largest };
}

/** A platform whose every provider lists the same many games. */
export interface CatalogueUpstream {
  readonly url: string;
  readonly games: readonly Record<string, unknown>[];
  /** How many of them are the sandbox's own; the rest are copies with new ids. */
  readonly real: number;
  /** Games of the sandbox's largest list. */
  readonly largest: number;
  close(): Promise<void>;
}

/**
 * A proxy between gateway and sandbox. It answers a provider's list with `count` games, because no provider of the sandbox
 * has as many, and forwards the rest.
 */
export async function catalogueUpstream(sandbox: string, count: number): Promise<CatalogueUpstream> {
  const { all, real, largest } = await manyGames(sandbox, count);
  const answer = JSON.stringify({ header: { status: '100', desc: '' }, body: { list: [], main: all } });
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] === labelPath && request.method === 'POST') {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(answer);
      return;
    }
    const upstream = httpRequest(
      new URL(request.url ?? '/', sandbox),
      { method: request.method, headers: request.headers, timeout: 30_000 },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    upstream.on('error', () => response.headersSent || response.writeHead(502).end());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    games: all,
    real,
    largest,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
