import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { buildConnector } from 'undici';
import { createGateway, type GatewaySetup } from '../../createGateway.ts';
import { captureLog, HOST, manualClock, settings, siteOf } from '../../sites/site.fixtures.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';

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

/** Host of the second site, with a list of hosts of its own. */
export const OTHER = 'other.example.com';

/** Differences of the gateway, and of its first site. */
export interface PicturesSetup extends Pick<GatewaySetup, 'pictures' | 'options'> {
  readonly imageHosts?: string[];
  readonly config?: Partial<SiteSettings>;
  /** Hosts of pictures that the second site lists. */
  readonly otherHosts?: readonly string[];
}

/** Who asks, and of which site. */
interface Asking {
  /** Whether the visitor leaves before anything is made. */
  readonly left?: boolean;
  /** Address of the visitor. */
  readonly from?: string;
  /** Host of the site. */
  readonly site?: string;
}

/** A gateway whose suppliers and platform are one server of this machine. */
export async function picturesOf(
  answer: RequestListener,
  {
    pictures,
    options,
    imageHosts = ['img.example.com', '*.cdn.example.net', 'https://safe.example.com'],
    config,
    otherHosts = [],
  }: PicturesSetup = {},
) {
  const requests: string[] = [];
  const heads: IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    heads.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const open = buildConnector({});
  const clock = manualClock();
  const dir = mkdtempSync(join(tmpdir(), 'gateway-pictures-'));
  const log = captureLog();
  const own: SiteSettings = { ...settings, apiPaths: ['/api/art/*'], images: 'gateway', imageHosts, ...config };
  const upstream = `http://127.0.0.1:${port}`;
  const gateway = createGateway({
    sites: [
      siteOf({ upstream, config: own }),
      siteOf({ id: '1002', hosts: [OTHER], upstream, config: { ...own, siteId: 1002, imageHosts: [...otherHosts] } }),
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
  const get = async (path: string, { left = false, from = '203.0.113.1', site = 'play.example.com' }: Asking = {}) => {
    // The route of calls takes a request without a connection, or a whole one.
    const bindings = path.startsWith('/api/')
      ? {}
      : { incoming: { socket: { remoteAddress: from } } as HttpBindings['incoming'], outgoing: { destroyed: left } };
    return gateway.app.request(HOST + path, { headers: { host: site } }, bindings);
  };
  const close = () => {
    gateway.close();
    server.closeAllConnections();
    server.close();
    if (existsSync(dir)) rmSync(dir, { recursive: true });
  };
  return { get, requests, heads, port, clock, dir, log, close };
}
