import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { commitOf, drawn } from '../../scripts/test/drawn.ts';
import { startService, stopService } from '../../scripts/services/services.ts';
import { readCatalog } from './pack.ts';
import { replayDockerfile, type Image } from './testing/dockerfile.ts';
import { inputsChanged, installation, operatorTools } from './testing/inputs.ts';
import { shellOfManagers } from './testing/managers.ts';
import { freePort, runWith, shell } from './testing/repository.ts';

const root = join(import.meta.dirname, '../..');
const { registry, unpacked } = inject('kit');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'housefront-container-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

/** An answer of the gateway at one of its hosts. */
const askAt = async (
  port: number,
  host: string,
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> => {
  const asked = http.get({ host: '127.0.0.1', port, path, headers: { host }, agent: false });
  const [reply] = (await once(asked, 'response')) as [http.IncomingMessage];
  reply.resume();
  return { status: reply.statusCode, headers: reply.headers };
};

const isRoot = process.getuid?.() === 0;

/** Words before a command that take all rights of root from it, as the user of a container has them. */
const withoutRoot = (uid: number, gid: number): readonly string[] =>
  isRoot
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
    : [];

/** Node refuses every write of the process but those below folders, as a read-only root with volumes does. */
const mayWriteTo = (...volumes: readonly string[]): readonly string[] => [
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  '--allow-worker',
  ...volumes.map((volume) => `--allow-fs-write=${volume}`),
];

/** The smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PURGE_KEY = 'x'.repeat(42) + 'A';

/** The script of the guide that purges pages. @param port in the place of that of the guide */
function purgeScript(port: number): string {
  const guide = readFileSync(join(root, 'docs/how-to/run-many-gateways.md'), 'utf8');
  const [, code = ''] = /```ts \[scripts\/purge\.ts\]\n([^]*?)```/.exec(guide) ?? [];
  return code.replace(':9464', `:${port}`);
}

const catalog = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

/** Libraries of all features that need one, in the versions of the kit. */
const libraries = Object.fromEntries(
  Object.entries(catalog).filter(([name]) => name === 'sharp' || name.startsWith('@opentelemetry/')),
);

/** A platform with pictures that is a collector of OpenTelemetry as well. */
async function startPlatform() {
  const measured: string[] = [];
  const server = http.createServer(({ url = '', method }, reply) => {
    if (method === 'POST') measured.push(url);
    reply.end(url.endsWith('.png') ? png : '{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // An IP server has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, measured, stop: () => (server.closeAllConnections(), server.close()) };
}

/** Makes a repository with every feature that needs a library, and its lockfile. */
function makeRepository(context: string, manager: 'npm' | 'pnpm', env: NodeJS.ProcessEnv, upstream: string): void {
  const create = join(unpacked['create-housefront'] ?? '', 'dist/bin.js');
  runWith(
    env,
    folder,
    process.execPath,
    create,
    context,
    '--yes',
    '--no-install',
    '--second-site',
    'none',
    '--package-manager',
    manager,
  );
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(context, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit('package.json', (text) => {
    const manifest = JSON.parse(text) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const dependencies = { ...manifest.dependencies, ...libraries };
    // Not the newest one, which may have parts that were never tested.
    const devDependencies = { ...manifest.devDependencies, vite: catalog['vite'] };
    return JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2);
  });
  edit('sites/1001/site.config.ts', (text) => text.replace('  frameHosts:', "  images: 'gateway',\n  frameHosts:"));
  edit('gateway.json', (text) => text.replaceAll('"hosts"', `"upstream": "${upstream}", "hosts"`));
  const lock =
    manager === 'npm' ? ['--package-lock-only', '--no-audit', '--no-fund', '--ignore-scripts'] : ['--lockfile-only'];
  runWith(env, context, manager, 'install', ...lock);
}

/** Packages that an image has, by their names and versions. */
const packagesOf = (image: Image): readonly string[] =>
  readdirSync(join(image.folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^@/.][^/]*\/package\.json$/.test(path))
    .filter((path) => !lstatSync(join(image.folder, 'node_modules', path)).isSymbolicLink())
    .map((path) => {
      const { name, version } = JSON.parse(readFileSync(join(image.folder, 'node_modules', path), 'utf8')) as Record<
        string,
        string
      >;
      return `${name}@${version}`;
    });

// A minute: a run draws one of the two by its commit, and leaves both out when nothing has changed that they depend on.
test
  .runIf(inputsChanged(installation, operatorTools, /^packages\/gateway\//))
  .each(drawn(commitOf(root), ['npm', 'pnpm'] as const, process.env['HOUSEFRONT_RELEASE'] === '1' ? 2 : 1))(
  '[OPS-02] [OPS-08] [OPS-15] the Dockerfile (npm, pnpm: %s) makes an image by the lockfile with pictures, OpenTelemetry and a purge',
  async (manager) => {
    const platform = await startPlatform();
    const own = join(folder, manager);
    mkdirSync(own);
    const tools = shellOfManagers(root, registry.url, own);
    // The Dockerfile installs pnpm for all users of the image.
    const global = join(own, 'global');
    const env = {
      ...tools,
      PATH: [join(global, 'bin'), tools['PATH']].join(delimiter),
      npm_config_prefix: global,
      CI: 'true',
    };
    const context = join(own, 'shop');
    makeRepository(context, manager, env, platform.url);
    const image = replayDockerfile(context, join(own, 'image'), env);
    const [uid = 0, gid = 0] = image.user?.split(':').map(Number) ?? [];
    expect([uid, gid]).toEqual([1000, 1000]);
    const [builds, pictures] = [join(image.root, 'data/builds'), join(image.root, 'data/pictures')];
    expect(readdirSync(join(image.root, 'data')).toSorted()).toEqual(['builds', 'pictures']);
    // Each package in the version of the lockfile, and none for the build alone.
    const lockfile = readFileSync(join(context, manager === 'npm' ? 'package-lock.json' : 'pnpm-lock.yaml'), 'utf8');
    const locked = new Set(
      [
        ...lockfile.matchAll(
          /"node_modules\/(?:[^"]*\/node_modules\/)?((?:@[^"/]+\/)?[^"/]+)": \{\n\s+"version": "([^"]+)"/g,
        ),
      ].map(([, name = '', version = '']) => `${name}@${version}`),
    );
    const names = packagesOf(image).map((each) => each.slice(0, each.lastIndexOf('@')));
    expect(names).toEqual(expect.arrayContaining(['@housefront/gateway', ...Object.keys(libraries)]));
    expect(
      names.filter((name) =>
        /^(?:housefront|react|react-dom|vite|typescript|@housefront\/(?:app|ui|sandbox))$/.test(name),
      ),
    ).toEqual([]);
    const isLocked = (each: string) =>
      manager === 'npm' ? locked.has(each) : lockfile.includes(`  '${each}':\n`) || lockfile.includes(`  ${each}:\n`);
    const lacking = packagesOf(image).filter((each) => !isLocked(each));
    expect(lacking).toEqual([]);

    const [port, privatePort] = [await freePort(), await freePort()];
    const PATH = shell()['PATH'] ?? '';
    const settings = {
      ...image.env,
      PORT: `${port}`,
      PRIVATE_PORT: `${privatePort}`,
      PURGE_KEY,
      HOST: '127.0.0.1',
      KEPT_BUILDS: builds,
      IMAGE_CACHE_DIR: pictures,
      OTEL_EXPORTER_OTLP_ENDPOINT: platform.url,
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
      OTEL_METRIC_EXPORT_TIMEOUT: '1000',
      PATH,
    };
    // Folders of tests can be opened by their owner only, and Node may lie in one like them.
    const node = join(image.root, 'node');
    cpSync(process.execPath, node);
    for (const path of [folder, own, join(own, 'image'), image.root, node]) chmodSync(path, 0o755);
    if (isRoot) for (const volume of [builds, pictures]) chownSync(volume, uid, gid);
    const [program = '', ...args] = image.command;
    expect(program).toBe('node');
    const [command = '', ...all] = [...withoutRoot(uid, gid), node, ...mayWriteTo(builds, pictures), ...args];
    const NODE_OPTIONS = `${image.env['NODE_OPTIONS']} --import @housefront/gateway/opentelemetry`;
    const gateway = await startService({
      name: 'gateway',
      command,
      args: all,
      env: { ...settings, NODE_OPTIONS },
      cwd: image.folder,
      ready: `http://127.0.0.1:${port}/readyz`,
    });
    const [health = '', ...asked] = image.health;
    const isHealthy = () => runWith({ ...shell(), ...settings }, image.folder, health, ...asked);
    try {
      isHealthy();
      const sites = JSON.parse(readFileSync(join(context, 'gateway.json'), 'utf8')) as { hosts: string[] }[];
      const hosts = sites.flatMap((site) => site.hosts);
      expect(hosts).toHaveLength(1);
      for (const host of hosts)
        expect([host, (await askAt(port, host, '/builds/latest.json')).status]).toEqual([host, 200]);
      expect((await askAt(port, 'other.example.com', '/builds/latest.json')).status).toBe(404);
      expect(readdirSync(builds)).toEqual(['site-1001']);
      const picture = await askAt(port, hosts[0] ?? '', '/_images/96.webp?url=%2Fapi%2Fstatic%2Fa.png');
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      const script = purgeScript(privatePort);
      mkdirSync(join(own, 'image/stage-1/src/scripts'));
      writeFileSync(join(own, 'image/stage-1/src/scripts/purge.ts'), script);
      expect(runWith({ ...env, PURGE_KEY }, join(own, 'image/stage-1/src'), 'node', 'scripts/purge.ts')).toBe(
        '200 {"purged":["site-1001-page-home"]}\n',
      );
      await vi.waitFor(() => expect(platform.measured).toContain('/v1/metrics'), 20_000);
    } finally {
      await stopService(gateway);
      platform.stop();
    }
    // A gateway that has ended is not healthy.
    expect(isHealthy).toThrow('Command failed');
  },
  600_000,
);
