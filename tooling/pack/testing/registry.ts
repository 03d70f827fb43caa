import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, stopService } from '../../../scripts/services/services.ts';
import type { Registry } from '../publish.ts';
import { freePort } from './repository.ts';

/** A registry of this machine that runs. */
export interface LocalRegistry extends Registry {
  stop(): Promise<void>;
}

/** Names that only the kit publishes; all others come from the registry that npm is configured with. */
const ofTheKit = ['@housefront/*', 'housefront', 'create-housefront'];

/** Starts a registry of this machine (verdaccio) with a storage of its own, which is deleted at its end. */
export async function startRegistry(root: string): Promise<LocalRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-registry-'));
  const url = `http://127.0.0.1:${await freePort()}/`;
  const npm = execFileSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).trim();
  const config = {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
    uplinks: { npm: { url: npm, maxage: '1h', timeout: '60s', max_fails: 20, fail_timeout: '1s' } },
    packages: {
      ...Object.fromEntries(ofTheKit.map((name) => [name, { access: '$all', publish: '$authenticated' }])),
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'error' },
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  const { host } = new URL(url);
  const service = await startService({
    name: 'registry',
    command: process.execPath,
    args: [join(root, 'node_modules/verdaccio/bin/verdaccio'), '--config', 'config.yaml', '--listen', host],
    cwd: folder,
    ready: `${url}-/ping`,
  });
  const end = async () => {
    await stopService(service);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const user = { name: 'kit', password: randomBytes(24).toString('base64url') };
    const answer = await fetch(`${url}-/user/org.couchdb.user:kit`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(user),
    });
    // Documented so; without it nothing can be published.
    const { token = '' } = (await answer.json()) as { token?: string };
    return { url, token, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
