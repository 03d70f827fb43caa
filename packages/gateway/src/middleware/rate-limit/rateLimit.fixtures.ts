import { createGateway, type Gateway } from '../../createGateway.ts';
import { captureLog, HOST, OWN, siteOf } from '../../sites/site.fixtures.ts';

/** Requests a path of a gateway from a client address. */
export type Ask = (path: string, address?: string) => Promise<Response>;

/** A gateway whose platform cannot be reached, and a client for it. */
export function askedGateway(setup: Partial<Parameters<typeof createGateway>[0]> = {}): { gateway: Gateway; ask: Ask } {
  const gateway = createGateway({ sites: [siteOf()], logger: captureLog().logger, ...setup });
  const ask: Ask = async (path, remoteAddress = '203.0.113.9') => {
    const env = { incoming: { socket: { remoteAddress } } } as unknown as Record<string, never>;
    const method = path === '/clientCaptcha' ? 'GET' : 'POST';
    return gateway.app.request(HOST + path, { method, headers: OWN }, env);
  };
  return { gateway, ask };
}

/** Sends many requests at once, and returns the answers with status 429. */
export async function burst(ask: Ask, path: string, times: number, address?: string): Promise<Response[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(path, address)));
  return answers.filter(({ status }) => status === 429);
}
