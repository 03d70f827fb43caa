import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkFailure } from '../platform/network/networkFailure.ts';
import { createFailedCalls } from './failed-calls.ts';

/** A way to a platform on which its failures are named. */
export interface WatchedPlatform {
  /** Origin that a gateway calls in the place of the platform. */
  readonly origin: string;
  close(): void;
}

/** Headers that belong to one connection, or that change when an answer is unpacked. */
const OWN = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/** Time limit of an answer; a gateway gives up earlier. */
const LIMIT_MS = 60_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

/**
 * Forwards everything to a platform, and writes a line for each call that fails, once.
 * @param say writes a line
 */
export async function watchPlatform(
  platform: URL,
  say: (line: string) => void = console.warn,
): Promise<WatchedPlatform> {
  const failed = createFailedCalls(platform.origin);
  const sayFailure = (line: string | undefined): void => {
    if (line !== undefined) say(`  ${line}`);
  };
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(platform.origin + (request.url ?? '/'));
    const sent = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      OWN.has(name) ? [] : values.map((value): [string, string] => [name, value]),
    );
    try {
      const body = await bodyOf(request);
      const answer = await fetch(url, {
        method: request.method ?? 'GET',
        headers: sent,
        ...(body && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = answer.headers.get('content-type')?.startsWith('image/') ? '' : bytes.toString();
      sayFailure(
        failed.answered(url.pathname, { status: answer.status, header: (name) => answer.headers.get(name), text }),
      );
      for (const [name, value] of answer.headers) if (!OWN.has(name)) response.appendHeader(name, value);
      response.writeHead(answer.status).end(bytes);
    } catch (error) {
      const { reason, mend } = networkFailure(error);
      sayFailure(failed.unreachable(reason, mend));
      response.writeHead(502).end();
    }
  };
  const server = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
