import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConnector } from 'undici';
import { createGateway, type GatewaySetup } from '../../createGateway.ts';
import { captureLog, HOST, manualClock, settings, siteOf } from '../../sites/site.fixtures.ts';

/** A host of the test site's pictures. */
export const SUPPLIER = 'https://img.example.com';

/** A PNG of noise, which compresses as badly as photographs do. */
export async function noisePng(width = 400, height = 400): Promise<Buffer> {
  // Tests of gateways without the library use this file too.
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

/** Address of a picture of the route. */
export const pictureAt = (original: string, file = '320.webp'): string =>
  `/_images/${file}?url=${encodeURIComponent(original)}`;

/** A gateway whose suppliers and platform are one server of this machine. */
export async function picturesOf(
  answer: RequestListener,
  {
    pictures,
    options,
    imageHosts = ['img.example.com', '*.cdn.example.net', 'https://safe.example.com'],
  }: Pick<GatewaySetup, 'pictures' | 'options'> & { readonly imageHosts?: string[] } = {},
) {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const open = buildConnector({});
  const clock = manualClock();
  const dir = mkdtempSync(join(tmpdir(), 'gateway-pictures-'));
  const log = captureLog();
  const gateway = createGateway({
    sites: [
      siteOf({
        upstream: `http://127.0.0.1:${port}`,
        config: { ...settings, apiPaths: ['/api/art/*'], images: 'gateway', imageHosts },
      }),
    ],
    logger: log.logger,
    clock,
    options: { pictureDir: dir, ...options },
    pictures: {
      resolve: (name) => Promise.resolve([name === 'inside.cdn.example.net' ? '10.0.0.7' : '93.184.216.34']),
      connect: (target, done) =>
        open({ ...target, protocol: 'http:', hostname: '127.0.0.1', host: '127.0.0.1', port: String(port) }, done),
      ...pictures,
    },
  });
  /** @param left whether the visitor leaves before anything is made */
  const get = async (path: string, left = false) =>
    gateway.app.request(HOST + path, { headers: { host: 'play.example.com' } }, { outgoing: { destroyed: left } });
  const close = () => {
    gateway.close();
    server.closeAllConnections();
    server.close();
    if (existsSync(dir)) rmSync(dir, { recursive: true });
  };
  return { get, requests, clock, dir, log, close };
}
