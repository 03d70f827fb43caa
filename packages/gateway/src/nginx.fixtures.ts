import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** The file that operators get. It has no values to fill in, so it is used as it is. */
export const proxyFile = readTemplate('nginx.conf.hbs');

/** The balancer of several gateways that operators get. */
export const balancerFile = readTemplate('cluster/balancer.conf.hbs');

function readTemplate(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../generator/src/templates/repository', name), 'utf8');
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // An IP server has an address of this type.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** nginx that runs with the file of operators. */
export interface RunningNginx {
  readonly plain: number;
  readonly secure: number;
  /** The certificate that it shows. */
  readonly ca: string;
  /** Warnings and errors so far. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/** The directives of {@link proxyFile} in `location /` that set a header. */
export const proxyHeaders = (text = proxyFile): readonly string[] =>
  [...(/location \/ \{[^}]*\}/.exec(text)?.[0] ?? '').matchAll(/proxy_set_header .*;/g)].map(([line]) => line);

/** The file that operators get, with the ports and paths of a test. */
export interface PreparedNginx extends Pick<RunningNginx, 'plain' | 'secure' | 'ca'> {
  readonly file: string;
}

/**
 * Fits the file that operators get to this machine: only ports and paths differ.
 * @param folder that gets the certificate
 * @throws when openssl is not installed
 */
export async function prepareNginx(folder: string, gateway: number, realtime: number): Promise<PreparedNginx> {
  const [plain, secure] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = 'subjectAltName=DNS:play.example.com,DNS:www.play.example.com';
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=play.example.com'];
  execFileSync('openssl', [...request, '-addext', names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const replaced: readonly (readonly [string, string])[] = [
    ['listen 80', `listen ${plain}`],
    ['listen 443', `listen ${secure}`],
    ['listen [::]:80', `listen [::]:${plain}`],
    ['listen [::]:443', `listen [::]:${secure}`],
    ['127.0.0.1:8080', `127.0.0.1:${gateway}`],
    ['127.0.0.1:6001', `127.0.0.1:${realtime}`],
    ['/etc/ssl/housefront/fullchain.pem', certificate],
    ['/etc/ssl/housefront/privkey.pem', key],
  ];
  return { file: replaceAll(proxyFile, replaced), plain, secure, ca: readFileSync(certificate, 'utf8') };
}

/**
 * Starts nginx with the file that operators get.
 * @throws when nginx or openssl is not installed
 */
export async function startNginx(gateway: number, realtime: number): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-nginx-'));
  const { file, ...ports } = await prepareNginx(folder, gateway, realtime);
  return { ...ports, ...(await runNginx(folder, { 'housefront.conf': file }, ports.plain)) };
}

/** nginx that runs with the balancer of several gateways. */
export interface RunningBalancer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with the balancer that operators get. Only addresses differ, and that names of containers are not looked up.
 * @param gateways ports of the two gateways
 */
export async function startBalancer(gateways: readonly number[]): Promise<RunningBalancer> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-balancer-'));
  const port = await freePort();
  const file = replaceAll(balancerFile, [
    ['listen 8080', `listen ${port}`],
    ['listen [::]:8080', `listen [::]:${port}`],
    ['gateway-1:8080 resolve', `127.0.0.1:${gateways[0]}`],
    ['gateway-2:8080 resolve', `127.0.0.1:${gateways[1]}`],
  ]);
  const { stop } = await runNginx(folder, { 'default.conf': file }, port);
  return { port, stop };
}

/** Replaces texts of a file. @throws when one is not in it */
export function replaceAll(given: string, replaced: readonly (readonly [string, string])[]): string {
  return replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The file of nginx has no ${from}.`);
    return text.replaceAll(from, to);
  }, given);
}

/** A process of nginx. */
export type NginxProcess = Pick<RunningNginx, 'errors' | 'stop'>;

/**
 * Starts nginx with the files of its folder conf.d.
 * @param folder that nginx may write to, removed when it stops
 * @param port that one of the files listens on
 * @throws when nginx is not installed, or refuses a file
 */
export async function runNginx(
  folder: string,
  files: Readonly<Record<string, string>>,
  port: number,
): Promise<NginxProcess> {
  mkdirSync(join(folder, 'conf.d'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'conf.d', name), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  // As root, workers would be another user, who may not write here. The frame that a distribution has in /etc/nginx/nginx.conf, with folders of this test.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\ngzip on;\n${temporary.join('\n')}\ninclude ${folder}/conf.d/*.conf;\n}\n`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const errors = () => readFileSync(join(folder, 'error.log'), 'utf8');
  const PATH = `${process.env['PATH']}:/usr/sbin`;
  const child = spawn('nginx', args, { stdio: 'ignore', env: { ...process.env, PATH } });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error('nginx is missing. On Debian: apt-get install nginx-light')));
    child.once('exit', () => reject(new Error(`nginx ended: ${errors()}`)));
  });
  failed.catch(() => undefined);
  const ready = vi.waitFor(() => listens(port), { timeout: 20_000 });
  await Promise.race([ready, failed]);
  return {
    errors,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve()));
    socket.once('error', reject);
  });
