import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runNginx, type NginxProcess } from '../nginx.fixtures.ts';

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

/**
 * Starts nginx with the caching file of operators before gateways. Only ports, the folder and the secret differ.
 * @throws when nginx is not installed
 */
export async function startCache(gateways: readonly number[]): Promise<RunningCache> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-cache-'));
  const port = await freePort();
  const servers = gateways.map((gateway) => `server 127.0.0.1:${gateway} max_fails=1 fail_timeout=1s;`).join('\n');
  const replaced: readonly (readonly [string, string])[] = [
    ['listen 127.0.0.1:8090', `listen 127.0.0.1:${port}`],
    ['server 127.0.0.1:8080 max_fails=1 fail_timeout=5s;', servers],
    ['/var/cache/nginx/housefront', join(folder, 'cache')],
    ['# "write the secret here" 1;', `"${SECRET}" 1;`],
  ];
  const file = replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx-cache.conf has no ${from}.`);
    return text.replaceAll(from, to);
  }, given);
  return { origin: `http://127.0.0.1:${port}`, ...(await runNginx(folder, file, port)) };
}
