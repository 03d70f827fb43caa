import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Where pages report their errors. */
const TELL = '/engines-watch';

/** A proxy between a browser and a site, which records failures of both. */
export interface Watch {
  /** Address at which the site is reached. */
  readonly origin: string;
  /** Failures since the last read: errors and violations in pages, and files that failed to load. */
  readonly faults: () => readonly string[];
  /**
   * Waits until no request has been in flight for a moment, while the page was loaded and answered each time. Leaving
   * earlier aborts requests, which would count as failures, and a busy page may send its next request at any time.
   * @param loaded asks the page whether it is loaded
   */
  readonly rest: (loaded: () => Promise<boolean>) => Promise<void>;
  /** Tokens of the captchas that pages have received, oldest first. */
  readonly captchas: readonly string[];
  /** How many requests of a path came from pages. */
  readonly requests: (path: string) => number;
  readonly stop: () => Promise<void>;
}

/** How long nothing must be under way for a page to rest, and the longest wait for it, in milliseconds. */
const REST_MS = 200;
const REST_LIMIT_MS = 30_000;

/** How often a page has to answer in that time. */
const REST_ANSWERS = 5;

/** Runs at the start of each page: not every engine exposes its console to the driver. */
function watchPage(path: string): void {
  let left = false;
  addEventListener('beforeunload', () => {
    left = true;
  });
  addEventListener('pageshow', () => {
    left = false;
  });
  const tell = (what: string) => {
    // Firefox cuts off what a page still loads or asks when it is to be left, which lasts until the next one answers.
    if (left && /dynamically imported module|Unable to preload CSS|AbortError/.test(what)) return;
    navigator.sendBeacon(path, `${location.pathname}: ${what}`);
  };
  const said = (value: unknown) => {
    if (value instanceof Error) return `${value.message} ${value.stack}`;
    if (typeof value === 'string') return value;
    try {
      return JSON.stringify(value);
    } catch {
      return 'an object that names itself';
    }
  };
  addEventListener('error', ({ error, message }) => {
    // No error of the page: the engine reports some sizes a frame later.
    if (!error && message.startsWith('ResizeObserver loop')) return;
    tell(`uncaught ${said(error ?? message)}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled ${said(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`violates ${violatedDirective} with ${blockedURI}`),
  );
  const { error } = console;
  // oxlint-disable-next-line no-console -- What pages write there is what is looked for.
  console.error = (...given: unknown[]) => {
    tell(`console ${given.map(said).join(' ')}`);
    error.apply(console, given);
  };
}

/** A page with the watching script as the first of its scripts, and its policy with the hash of that script. */
export function watched(html: string, policy: string): { readonly html: string; readonly policy: string } {
  const script = `(${String(watchPage)})('${TELL}')`;
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy: policy.replace(/script-src (?:'none')?/, `script-src 'sha256-${hash}' `),
  };
}

/** The token in the answer to a request for a captcha, if it has one. */
export function captchaToken(answer: string): string | undefined {
  const { data, body } = JSON.parse(answer) as { data?: { token?: string }; body?: { token?: string } };
  return data?.token ?? body?.token;
}

/**
 * Whether an answer means that a page lacks something. Calls are the platform's matter: a journey sees what comes of them.
 * Browsers ask for one icon by themselves before they have read that a page has another.
 */
const isMissing = (path: string, status: number): boolean =>
  status >= 400 && !path.startsWith('/api/') && path !== '/favicon.ico';

/** Starts to watch what is between browsers and the site at an address. */
export async function startWatch(site: string): Promise<Watch> {
  const { hostname, port, host } = new URL(site);
  const captchas: string[] = [];
  const requests = new Map<string, number>();
  let faults: string[] = [];
  let open = 0;
  /** Requests that began or ended so far. */
  let moves = 0;

  const pass = async (incoming: IncomingMessage, response: ServerResponse, answer: IncomingMessage): Promise<void> => {
    const path = incoming.url ?? '';
    const { statusCode: status = 502, headers } = answer;
    if (isMissing(path, status)) faults.push(`${path} was answered with ${status}`);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const isCaptcha = /^\/api\/.*captcha/i.test(path);
    if (!isPage && !isCaptcha) {
      response.writeHead(status, answer.rawHeaders);
      answer.pipe(response);
      return;
    }
    const text = (await buffer(answer)).toString();
    const token = isCaptcha ? captchaToken(text) : undefined;
    if (token) captchas.push(token);
    const { html, policy } = isPage
      ? watched(text, String(headers['content-security-policy']))
      : { html: text, policy: undefined };
    const sent = Buffer.from(html);
    // The page is not the one that its tag names.
    const { etag: _, 'transfer-encoding': __, ...kept } = headers;
    response.writeHead(status, {
      ...kept,
      'content-length': sent.length,
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(sent);
  };

  const server = createServer((incoming, response) => {
    if (incoming.url === TELL) {
      void buffer(incoming).then((told) => faults.push(told.toString()));
      response.writeHead(204).end();
      return;
    }
    const readable = /^\/api\/.*captcha/i.test(incoming.url ?? '') || incoming.headers.accept?.includes('text/html');
    const headers = { ...incoming.headers, host, ...(readable && { 'accept-encoding': 'identity' }) };
    const asked = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      pass(incoming, response, answer).catch((error: unknown) => response.destroy(error as Error));
    });
    asked.once('error', (error) => response.destroy(error));
    const [path = ''] = (incoming.url ?? '').split('?');
    requests.set(path, (requests.get(path) ?? 0) + 1);
    open += 1;
    moves += 1;
    response.once('close', () => {
      open -= 1;
      moves += 1;
      asked.destroy();
    });
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults: () => {
      const told = faults;
      faults = [];
      return told;
    },
    rest: async (loaded) => {
      let before = -1;
      let since = 0;
      let answers = 0;
      for (const end = performance.now() + REST_LIMIT_MS; performance.now() < end;) {
        const isLoaded = await loaded().catch(() => false);
        if (!isLoaded || open > 0 || moves !== before) {
          before = moves;
          since = performance.now();
          answers = 0;
        }
        answers += 1;
        if (answers > REST_ANSWERS && performance.now() - since > REST_MS) return;
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    captchas,
    requests: (path) => requests.get(path) ?? 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
