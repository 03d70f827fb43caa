import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewayOf, writeSite } from '../../sites/site.fixtures.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An address that answers with `text`, and a site with files of its own that asks it. */
async function siteAsking(text: string, status = 200) {
  const server = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const files = writeSite();
  stops.push(files.remove, () => server.close());
  const { get } = gatewayOf({
    clientDir: `${files.dir}/dist/client`,
    newestBuild: `http://127.0.0.1:${port}/latest.json`,
  });
  const ask = () => get('/builds/latest.json');
  return { ask, get, server };
}

describe('happy', () => {
  test('[VER-01] the address of the site entry says which build is the newest', async () => {
    const { ask } = await siteAsking('{"id":"next-1","timestamp":"5","more":"<script>"}');
    const answer = await ask();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ id: 'next-1', timestamp: '5' });
  });

  test('[API-17] that build has metadata, and no other build that has no files', async () => {
    const { get } = await siteAsking('{"id":"next-1","timestamp":"5","more":"<script>"}');
    const answer = await get('/builds/meta/next-1.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ id: 'next-1', timestamp: '5' });
    expect(await (await get('/builds/meta/b1.json')).json()).toMatchObject({ id: 'b1', createdAt: '2026-01-01' });
    for (const other of ['next-2.json', 'next-1', 'next-1.json.map', '..%2Fnext-1.json']) {
      expect([other, (await get(`/builds/meta/${other}`)).status]).toEqual([other, 404]);
    }
  });
});

describe('error', () => {
  test.each([
    ['nothing', '', 404],
    ['no JSON', '<html>', 200],
    ['no build', '{"id":"../x"}', 200],
    ['an error', '{"id":"next"}', 500],
  ])('[VER-01] an address that answers %s leaves it to the file of the build', async (_what, text, status) => {
    const { ask, server } = await siteAsking(text, status);
    expect(await (await ask()).json()).toMatchObject({ id: 'b1' });
    server.close();
    server.closeAllConnections();
    expect(await (await ask()).json()).toMatchObject({ id: 'b1' });
  });
});

describe('security', () => {
  test('[VER-01] nothing but the build is passed on, and no build leads out of the folder of builds', async () => {
    const { ask } = await siteAsking('{"id":"next-1","timestamp":"5","html":"<script>","url":"//evil.example.com"}');
    expect(await (await ask()).json()).toEqual({ id: 'next-1', timestamp: '5' });
    const { ask: hostile } = await siteAsking('{"id":"../../x"}');
    expect(await (await hostile()).json()).toMatchObject({ id: 'b1' });
  });
});
