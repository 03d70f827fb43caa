import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  prepareNginx,
  replaceAll,
  runNginx,
  type NginxProcess,
  type RunningNginx,
} from '../nginx.fixtures.ts';

/** The file that operators get. */
const given = readFileSync(
  join(import.meta.dirname, '../../../generator/src/templates/repository/nginx-cache.conf.hbs'),
  'utf8',
);

/** The secret of the gateways in tests. */
export const SECRET = 'a-secret-of-the-test-1';

/** A caching nginx. */
export interface RunningCache extends NginxProcess {
  readonly origin: string;
}

/** How the caching file of operators is filled in. */
interface CacheWishes {
  /** Folder that gets the copies. */
  readonly folder: string;
  readonly port: number;
  /** Ports of the gateways. */
  readonly gateways: readonly number[];
  /** Languages of the sites; those of the file by default. */
  readonly languages?: string;
}

/** The caching file that operators get. Only ports, the folder, the secret and the languages differ. */
function prepareCache({ folder, port, gateways, languages = 'zh|en' }: CacheWishes): string {
  const servers = gateways.map((gateway) => `server 127.0.0.1:${gateway} max_fails=1 fail_timeout=1s;`).join('\n');
  return replaceAll(given, [
    ['listen 127.0.0.1:8090', `listen 127.0.0.1:${port}`],
    ['server 127.0.0.1:8080 max_fails=1 fail_timeout=5s;', servers],
    ['/var/cache/nginx/housefront', join(folder, 'cache')],
    ['# "write the secret here" 1;', `"${SECRET}" 1;`],
    ['zh|en)', `${languages})`],
  ]);
}

/**
 * Starts nginx with the caching file of operators before gateways.
 * @throws when nginx is not installed
 */
export async function startCache(gateways: readonly number[]): Promise<RunningCache> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-cache-'));
  const port = await freePort();
  const file = prepareCache({ folder, port, gateways });
  return { origin: `http://127.0.0.1:${port}`, ...(await runNginx(folder, { 'cache.conf': file }, port)) };
}

/**
 * Starts one nginx with both files of operators, as the guide says: TLS, then the cache, then the gateway.
 * @param cache port of the cache
 * @throws when nginx or openssl is not installed
 */
export async function startBoth(
  cache: number,
  gateway: number,
  realtime: number,
  languages: string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-both-'));
  const { file, ...ports } = await prepareNginx(folder, cache, realtime);
  const files = {
    'housefront.conf': file,
    'housefront-cache.conf': prepareCache({ folder, port: cache, gateways: [gateway], languages }),
  };
  return { ...ports, ...(await runNginx(folder, files, ports.plain)) };
}
