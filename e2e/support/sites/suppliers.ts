import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { makeCertificate, serveSecurely } from '../../../packages/cli/src/platform/servers.fixtures.ts';
import { createGateway } from '../../../packages/gateway/src/createGateway.ts';
import { listenGateway } from '../../../packages/gateway/src/listen.ts';
import { createLogger } from '../../../packages/gateway/src/logging/createLogger.ts';
import { loadSite } from '../../../packages/gateway/src/sites/load-site.ts';
import { systemClock } from '../../../packages/gateway/src/base/clock.ts';

/** Answers for a picture of the platform; false leaves it to the usual one. */
export type AnswerPicture = (path: string, response: ServerResponse) => boolean;

/** A site whose suppliers deliver large PNGs. */
export interface SuppliedSite {
  readonly url: string;
  /** Bytes of each original that was fetched, by its path. */
  readonly originals: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

const ART = /\/api\/art\/(?:games|banners)\/[\w/-]+(?:\.\w+)?/;
/** Pixels of a picture, as of a square with this side. */
const SIDE = 448;

async function listening(answer: RequestListener): Promise<{ readonly port: number; readonly stop: () => void }> {
  const server = http.createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => (server.closeAllConnections(), void server.close()) };
}

/** The platform's drawing as a supplier delivers it: a photograph's grain, no palette, 300 kB. */
async function photograph(drawing: Buffer): Promise<Buffer> {
  const shape = await sharp(drawing).metadata();
  const ratio = shape.width / shape.height;
  const [width, height] = [Math.round(SIDE * Math.sqrt(ratio)), Math.round(SIDE / Math.sqrt(ratio))];
  const grain = {
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 1 },
    },
  } as const;
  const input = await sharp(grain).png().toBuffer();
  return sharp(drawing)
    .resize(width, height, { fit: 'cover' })
    .flatten()
    .composite([{ input, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

/** How a site is supplied. */
export interface Supply {
  /** Answers in place of a picture. */
  readonly answerPicture?: AnswerPicture;
  /** Origin in the addresses of art; default: paths of the platform. */
  readonly pictureOrigin?: string;
  /** Serves the site over https, with a self-signed certificate. */
  readonly secure?: boolean;
}

/**
 * Serves a built site over the sandbox, whose art of games and banners comes as PNG.
 * @param folder of the site
 * @param sandbox origin of the sandbox
 */
export async function supplySite(
  folder: string,
  sandbox: string,
  { answerPicture = () => false, pictureOrigin = '', secure = false }: Supply = {},
): Promise<SuppliedSite> {
  const originals = new Map<string, number>();
  const made = new Map<string, Promise<Buffer>>();
  const pictureOf = async (path: string): Promise<Buffer> => {
    const drawing = await fetch(sandbox + path.replace(/\.png$/, '.svg'));
    return photograph(Buffer.from(await drawing.arrayBuffer()));
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (path.endsWith('.png') && ART.test(path)) {
      if (answerPicture(path, response)) return;
      const picture = made.get(path) ?? pictureOf(path);
      made.set(path, picture);
      const bytes = await picture;
      originals.set(path, bytes.length);
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { host: _, connection: __, 'accept-encoding': ___, 'content-length': ____, ...headers } = request.headers;
    const reply = await fetch(sandbox + path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = reply.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await reply.arrayBuffer());
    const isData = type.includes('json');
    response
      .writeHead(reply.status, { 'content-type': type })
      .end(
        isData ? body.toString().replaceAll(new RegExp(`(${ART.source})\\.svg`, 'g'), `${pictureOrigin}$1.png`) : body,
      );
  };

  const platform = await listening((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  const site = await loadSite({ dir: folder, hosts: ['localhost'], upstream: `http://127.0.0.1:${platform.port}` });
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('127.0.0.0', 8);
  const gateway = createGateway({
    sites: [{ ...site, config: { ...site.config, imageHosts: ['pictures.example.com'] } }],
    logger: createLogger('silent'),
    options: { rateLimitScale: 0, trustedProxies },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
  const [port = 0] = running.ports;
  const front = secure
    ? await serveSecurely(
        (request, response) => {
          const headers = { ...request.headers, 'x-forwarded-proto': 'https' };
          const onward = http.request({ port, path: request.url, method: request.method, headers }, (reply) => {
            response.writeHead(reply.statusCode ?? 502, reply.headers);
            reply.pipe(response);
          });
          onward.on('error', () => response.destroy());
          request.pipe(onward);
        },
        makeCertificate('localhost', '20200101', '20991231'),
      )
    : undefined;
  return {
    url: front ? `https://localhost:${front.port}` : `http://localhost:${port}`,
    originals,
    stop: async () => {
      await front?.close();
      await running.stop({ clock: systemClock, delayMs: 0, limitMs: 1000 });
      platform.stop();
    },
  };
}
