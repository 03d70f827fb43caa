import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startService, stopService } from '../../scripts/services.ts';
import { replayDockerfile } from './testing/dockerfile.ts';
import { inputsChanged, installation, operatorTools } from './testing/inputs.ts';
import { freePort, runWith, shell } from './testing/repository.ts';

const { registry, unpacked } = inject('kit');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'housefront-container-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

/** Status of an address of the gateway at one of its hosts. */
const statusOf = (port: number, host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    request.once('error', reject);
  });

const isRoot = process.getuid?.() === 0;

/** Words before a command that take all rights of root from it, as the user of a container has them. */
const withoutRoot = (uid: number, gid: number): readonly string[] =>
  isRoot
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
    : [];

/** Node refuses every write of the process but those below a folder, as a read-only root with a volume does. */
const mayWriteTo = (volume: string): readonly string[] => [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  `--allow-fs-write=${volume}`,
];

// A minute: a whole run leaves it out when nothing has changed that it depends on.
test.runIf(inputsChanged(installation, operatorTools, /^packages\/gateway\//))(
  '[OPS-02] [OPS-08] the Dockerfile makes an image with all sites, which runs without root on a read-only root and is healthy',
  async () => {
    const context = join(folder, 'shop');
    const env = { ...shell(), npm_config_registry: registry.url, CI: 'true' };
    const create = join(unpacked['create-housefront'] ?? '', 'dist/bin.js');
    runWith(env, folder, process.execPath, create, context, '--yes', '--no-install');
    runWith(env, context, 'npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--ignore-scripts');
    const image = replayDockerfile(context, join(folder, 'image'), env);
    const [uid = 0, gid = 0] = image.user?.split(':').map(Number) ?? [];
    expect([uid, gid]).toEqual([1000, 1000]);
    const volume = join(image.root, 'data/builds');
    expect(readdirSync(join(image.root, 'data')).toSorted()).toEqual(['builds', 'pictures']);

    const port = await freePort();
    const PATH = shell()['PATH'] ?? '';
    const own = { ...image.env, PORT: `${port}`, HOST: '127.0.0.1', KEPT_BUILDS: volume, PATH };
    // Folders of tests can be opened by their owner only, and Node may lie in one like them.
    const node = join(image.root, 'node');
    cpSync(process.execPath, node);
    for (const path of [folder, join(folder, 'image'), image.root, node]) chmodSync(path, 0o755);
    if (isRoot) chownSync(volume, uid, gid);
    const [program = '', ...args] = image.command;
    expect(program).toBe('node');
    const [command = '', ...all] = [...withoutRoot(uid, gid), node, ...mayWriteTo(volume), ...args];
    const gateway = await startService({
      name: 'gateway',
      command,
      args: all,
      env: own,
      cwd: image.folder,
      ready: `http://127.0.0.1:${port}/readyz`,
    });
    try {
      const [health = '', ...asked] = image.health;
      runWith({ ...shell(), ...own }, image.folder, health, ...asked);
      const sites = JSON.parse(readFileSync(join(context, 'gateway.json'), 'utf8')) as { hosts: string[] }[];
      const hosts = sites.flatMap((site) => site.hosts);
      expect(hosts).toHaveLength(2);
      for (const host of hosts) expect([host, await statusOf(port, host, '/builds/latest.json')]).toEqual([host, 200]);
      expect(await statusOf(port, 'other.example.com', '/builds/latest.json')).toBe(404);
      expect(readdirSync(volume)).toEqual(['site-1001', 'site-1002']);
    } finally {
      await stopService(gateway);
    }
    // A gateway that has ended is not healthy.
    const [health = '', ...asked] = image.health;
    expect(() => runWith({ ...shell(), ...own }, image.folder, health, ...asked)).toThrow('Command failed');
  },
  600_000,
);
