import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createLogger } from '../logging/createLogger.ts';
import type { RenderRequest, RenderResult } from '../base/types.ts';
import type { GatewaySite } from './gateway-site.ts';
import { createGateway } from '../createGateway.ts';
import { loadSite } from './load-site.ts';
import type { GatewayOptions } from '../options.ts';
import { createMemoryState } from '../shared/memory-state.ts';
import type { SiteSettings } from './site-settings.ts';

/** Address of the test site. */
export const HOST = 'http://play.example.com';

/** Headers of a request to the test site. @internal */
export const OWN = { host: 'play.example.com' };

/** A valid config part. */
export const settings: SiteSettings = {
  siteId: 1001,
  languages: ['zh_CN', 'en_US'],
  currencies: ['RMB', 'USD'],
  upstream: 'http://127.0.0.1:1',
  // Tests of forwarding request any plain address.
  apiPaths: ['/api/*'],
  apiHeaders: ['x-own'],
  staticBase: '/api/static',
  realtime: { host: 'rt.example.com', port: 6001, tls: true },
  imageHosts: ['https://img.example.com'],
  frameHosts: [],
  iconHosts: [],
  customerServiceUrl: { zh_CN: 'https://chat.example.com/?a=1&b=2' },
  clientCaptchaKey: 'public-key',
  linkLifetimeMinutes: 60,
  public: { MOBILE_TEMPLATE_NAME: 'H5_1' },
};

/** Consent of a site that relays conversions. @internal */
export const relayConsent: NonNullable<SiteSettings['consent']> = {
  version: 3,
  days: 180,
  categories: [],
  adapters: { metaRelay: true },
};
/** Cookie of a visitor who agreed to marketing there. @internal */
export const agreedAt = (now: number): string => `consent=1.3.m.m.${String(Math.floor(now / 1000)).padStart(10, '0')}`;

/** Hash of the inline script of {@link pageOf}, which is `1`. */
const SCRIPT_HASH = 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';

/** Hash of the style of {@link pageOf}, which is `a{}`. */
const STYLE_HASH = 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';

/** A rendered page of a site: a style, a script, and its request. */
export function pageOf(request: RenderRequest): RenderResult {
  const path = new URL(request.url).pathname;
  return {
    status: path.startsWith('/nope') ? 404 : 200,
    headers: {},
    html: `<!doctype html><html lang="${request.locale}"><style nonce="${request.styleNonce}">a{}</style><body>${request.mode} ${request.url} ${'tile '.repeat(200)}<script>1</script></body></html>`,
    cacheable: true,
    scriptHashes: [SCRIPT_HASH],
    styleHashes: [STYLE_HASH],
  };
}

/** A site that is not on disk. */
export function siteOf(over: Partial<GatewaySite> = {}): GatewaySite {
  return {
    id: '1001',
    hosts: ['play.example.com'],
    upstream: 'http://127.0.0.1:1',
    config: settings,
    buildId: 'b1',
    render: (request) => Promise.resolve(pageOf(request)),
    ...over,
  };
}

/** A script of 300 kB, too large to be kept in memory. */
const LARGE_JS = `/* ${'0123456789'.repeat(30_000)} */`;

/** Files of a client build. */
const CLIENT_FILES: Readonly<Record<string, string | Buffer>> = {
  'assets/app-1a2b.js': 'export const app = 1;\n'.repeat(50),
  'assets/app-1a2b.js.br': brotliCompressSync('export const app = 1;\n'.repeat(50)),
  'assets/app-1a2b.js.gz': gzipSync('export const app = 1;\n'.repeat(50)),
  'assets/large-3c4d.js': LARGE_JS,
  'assets/mark-5e6f.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'builds/latest.json': '{"id":"b1"}',
  'builds/meta/b1.json': '{"id":"b1","createdAt":"2026-01-01"}',
  'icons/lucide.json': JSON.stringify({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { house: { body: '<path d="M1"/>' }, user: { body: '<path d="M2"/>' }, bell: { body: '<path d="M3"/>' } },
    aliases: { home: { parent: 'house' }, loop: { parent: 'loop' } },
  }),
  'favicon.ico': Buffer.from([0, 0, 1, 0]),
  'sw.js': 'self.x = 1;',
  'index.html': '<!doctype html>shell',
  '.vite/manifest.json': '{}',
};

/** A site's server entry as the build writes it. */
export const SERVER_JS = `
export const config = ${JSON.stringify(settings)};
export const buildId = 'b1';
export const render = async (request) => ({ status: 200, headers: {}, html: '<p nonce="' + request.styleNonce + '">' + request.locale + '</p>', cacheable: true, scriptHashes: [] });
`;

/** Writes a built site into a folder of its own. */
export function writeSite(files: Readonly<Record<string, string | Buffer>> = {}): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'gateway-site-'));
  const client = Object.entries(CLIENT_FILES).map(([name, content]) => [`dist/client/${name}`, content] as const);
  for (const [name, content] of [...client, ['dist/server/server.js', SERVER_JS] as const, ...Object.entries(files)]) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A logger that keeps what it writes. */
export function captureLog() {
  const lines: string[] = [];
  return { logger: createLogger('info', { write: (line) => void lines.push(line) }), lines };
}

/** A clock that moves only when a test advances it. */
export function manualClock(start = 1_000_000) {
  let now = start;
  let jobs: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const job = { at: now + ms, run };
      jobs.push(job);
      return () => void (jobs = jobs.filter((item) => item !== job));
    },
    advance(ms: number) {
      now += ms;
      const due = jobs.filter((job) => job.at <= now);
      jobs = jobs.filter((job) => job.at > now);
      for (const job of due) job.run();
    },
    /** Timers that wait. */
    get waiting() {
      return jobs.length;
    },
  };
}

/** A gateway with one test site, its log, its clock and a client. @internal */
export function gatewayOf(over: Partial<GatewaySite> = {}, options: Partial<GatewayOptions> = {}) {
  const log = captureLog();
  const clock = manualClock();
  const shared = createMemoryState(clock);
  const gateway = createGateway({ sites: [siteOf(over)], logger: log.logger, clock, shared, options });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    gateway.app.request(HOST + path, { headers: { host: 'play.example.com', ...headers } });
  return { gateway, get, log, clock, shared };
}

/** The nonce of style elements in a policy. @internal */
export const styleNonce = (policy: string | null) => /style-src 'self' 'nonce-([\w-]{24})'/.exec(policy ?? '')?.[1];

/** How a built site is asked. */
interface Ask {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A gateway with one site that is on disk. @internal */
export async function builtSite(options: Partial<GatewayOptions> = {}) {
  const { dir, remove } = writeSite();
  const site = await loadSite({ dir, hosts: ['play.example.com'] });
  const gateway = createGateway({
    sites: [{ ...site, render: (request) => Promise.resolve(pageOf(request)) }],
    logger: captureLog().logger,
    options,
  });
  const get = async (path: string, { headers = {}, ...ask }: Ask = {}) =>
    gateway.app.request(HOST + path, { ...ask, headers: { host: 'play.example.com', ...headers } });
  return { gateway, get, remove };
}
