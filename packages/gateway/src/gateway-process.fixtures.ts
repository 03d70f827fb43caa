import { spawn } from 'node:child_process';
import http from 'node:http';
import { join } from 'node:path';

/** A gateway that runs as a process of its own, as in a container. */
export interface GatewayProcess {
  readonly port: number;
  /** Its output so far. */
  readonly output: () => string;
  /** Asks it to end. */
  readonly terminate: () => void;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  readonly kill: () => void;
}

/** Where programs that tests start keep compiled sources: the one variable of a test run that a gateway of a test gets. */
export const compiledSources = (): Readonly<Record<string, string>> => {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};

/** How the process is started. */
export interface ProcessWishes {
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
}

/**
 * Starts the gateway's program on this machine and waits until it listens.
 * @throws when it ends before, with its output
 */
export async function startGatewayProcess(
  variables: Readonly<Record<string, string>>,
  { nodeOptions = [] }: ProcessWishes = {},
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, 'server.ts')], {
    env: { ...compiledSources(), PORT: '0', RENDER_THREADS: '1', RATE_LIMIT_SCALE: '0', ...variables },
  });
  const { promise: port, resolve, reject } = Promise.withResolvers<number>();
  let output = '';
  const read = (part: Buffer) => {
    output += part.toString();
    const line = output.split('\n').find((text) => text.includes('"msg":"listening"'));
    // The gateway writes its ports into this line.
    if (line) resolve((JSON.parse(line) as { ports: number[] }).ports[0] ?? 0);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  void ended.then((code) => reject(new Error(`The gateway ended with ${code}: ${output}`)));
  return {
    port: await port,
    output: () => output,
    terminate: () => child.kill('SIGTERM'),
    ended,
    kill: () => child.kill('SIGKILL'),
  };
}

/** One request of a visitor. */
export interface Ask {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
  /** Connections that are kept; without it the request has one of its own. */
  readonly agent?: http.Agent;
}

/** Its answer. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Asks the test site. @throws when the connection breaks before the whole answer is there */
export function ask({ port, path, method = 'GET', headers = {}, body, agent }: Ask): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = http.request(
    {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: 'play.example.com', ...headers },
      agent: agent ?? false,
    },
    (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.once('end', () => resolve({ status: reply.statusCode, headers: reply.headers, text }));
      reply.once('error', reject);
    },
  );
  request.once('error', reject);
  request.end(body);
  return promise;
}
