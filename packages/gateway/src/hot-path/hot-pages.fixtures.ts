import http from 'node:http';
import { vi } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import type { Meter } from '../metrics/meter.ts';
import type { GatewayOptions } from '../options.ts';
import { captureLog, manualClock, siteOf } from '../sites/site.fixtures.ts';
import type { Render } from '../base/types.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';

/** A site whose pages contain only the render request. */
export const echo: Render = ({ url, mode, locale, cookies, headers, services }) =>
  Promise.resolve({
    status: url.includes('/nope') ? 404 : 200,
    headers: {},
    html: JSON.stringify({ url, mode, locale, cookies, headers, services }),
    cacheable: true,
    scriptHashes: [],
  });

/** Header names and values alternately, repeated as they are to be sent. */
export type RawHeaders = readonly string[];

/** A listening gateway of one site, and a plain client that reports whether the app was called. */
export async function listeningSite(
  over: Partial<GatewaySite> = {},
  options: Partial<GatewayOptions> = {},
  meter?: Meter,
) {
  const log = captureLog();
  const clock = manualClock();
  const gateway = createGateway({ sites: [siteOf(over)], logger: log.logger, clock, options, ...(meter && { meter }) });
  const viaApp = vi.spyOn(gateway.app, 'fetch');
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, site: '1001' }]);
  const stop = () => running.stop({ clock: systemClock, delayMs: 0, limitMs: 50 });
  const port = running.ports[0] ?? 0;
  const agent = new http.Agent({ keepAlive: true });
  const get = async (path: string, headers: http.OutgoingHttpHeaders | RawHeaders = {}, method = 'GET') => {
    const before = viaApp.mock.calls.length;
    const { promise, resolve, reject } = Promise.withResolvers<{ head: http.IncomingMessage; body: Buffer }>();
    http
      .request({ host: '127.0.0.1', port, path, headers, method, agent }, (head) => {
        const parts: Buffer[] = [];
        head.on('data', (part: Buffer) => parts.push(part));
        head.on('end', () => resolve({ head, body: Buffer.concat(parts) }));
      })
      .on('error', reject)
      .end();
    const { head, body } = await promise;
    return { status: head.statusCode, headers: head.headers, body, hot: viaApp.mock.calls.length === before };
  };
  return { get, log, clock, port, stop: () => (agent.destroy(), stop()) };
}
