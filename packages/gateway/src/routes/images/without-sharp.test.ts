import { expect, onTestFinished, test, vi } from 'vitest';
import { SERVER_JS, writeSite } from '../../sites/site.fixtures.ts';
import { startGateway } from '../../startGateway.ts';
import { pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';

vi.mock('sharp', () => {
  throw new Error("Cannot find package 'sharp'");
});
const started = async (images: string | undefined) => {
  const server = SERVER_JS.replace('"siteId":1001', `"siteId":1001,"images":${JSON.stringify(images ?? null)}`);
  const site = writeSite({ 'dist/server/server.js': images === undefined ? SERVER_JS : server });
  onTestFinished(site.remove);
  return startGateway({
    HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['127.0.0.1'] }]),
    PORT: '0',
    LOG_LEVEL: 'silent',
    RENDER_THREADS: '1',
    STOP_DELAY_MS: '0',
  });
};

test('[IMG-01] a gateway without the library starts for sites that do not use its route, and else says what to install', async () => {
  for (const images of [undefined, 'https://img.example.com/{width}/{url}']) await (await started(images)).stop();
  await expect(started('gateway')).rejects.toThrow(
    /^sites with images: 'gateway' \(1001\) need the package sharp; npm install sharp, or change the key: /,
  );
});

test('[IMG-01] where the library is missing in development, pictures come from their own address', async () => {
  const { get, close, requests } = await picturesOf((_, response) => void response.end('never asked'));
  onTestFinished(close);
  const answer = await get(pictureAt(`${SUPPLIER}/a.png`));
  expect([answer.status, answer.headers.get('location'), requests]).toEqual([302, `${SUPPLIER}/a.png`, []]);
});
