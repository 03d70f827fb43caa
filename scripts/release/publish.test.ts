import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishTarballs } from './publish.ts';

const folder = mkdtempSync(join(tmpdir(), 'housefront-publish-'));
/** Documents of the registry by package, as npm sent them. */
const held = new Map<string, { readonly versions: Record<string, object>; readonly 'dist-tags': object }>();
const order: string[] = [];
let registry = '';
const server = createServer((request, reply) => void answer(request, reply));

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const name = decodeURIComponent((request.url ?? '').slice(1));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method === 'PUT') {
    held.set(name, JSON.parse(Buffer.concat(chunks).toString()));
    order.push(name);
  }
  const found = held.get(name);
  reply.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
}

function tarball(name: string, manifest: object, text = 'a'): string {
  const source = join(folder, name.replace('/', '-'));
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version: '0.1.0', ...manifest }));
  writeFileSync(join(source, 'index.js'), text);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  });
  return join(folder, JSON.parse(packed)[0].filename);
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  registry = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  // A setting that would win over --registry if the scope were not given as well. Its port answers nothing.
  const npmrc = `@housefront:registry=http://127.0.0.1:9/\n${registry.slice(5)}:_authToken=a\n`;
  writeFileSync(join(folder, 'npmrc'), npmrc);
  vi.stubEnv('npm_config_userconfig', join(folder, 'npmrc'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test('[OPS-13] packages go to the named registry only, after those they depend on, and once', async () => {
  const app = tarball('@housefront/app', { dependencies: { '@housefront/ui': '0.1.0' } });
  const ui = tarball('@housefront/ui', {});
  const lines: string[] = [];
  const options = { registry, tag: 'latest', provenance: false, log: (line: string) => void lines.push(line) };
  expect(await publishTarballs([app, ui], options)).toEqual(['@housefront/ui', '@housefront/app']);
  expect(order).toEqual(['@housefront/ui', '@housefront/app']);
  expect(held.get('@housefront/ui')).toMatchObject({ 'dist-tags': { latest: '0.1.0' }, access: 'public' });
  // Cut off after one package: the rest comes with the next run.
  held.delete('@housefront/app');
  expect(await publishTarballs([app, ui], options)).toEqual(['@housefront/app']);
  expect(lines).toContain('@housefront/ui@0.1.0 is published already.');
  const other = tarball('@housefront/ui', {}, 'b');
  await expect(publishTarballs([other], options)).rejects.toThrow('has @housefront/ui@0.1.0 with other content');
});

test('[OPS-13] a package that names a registry of its own is not published', async () => {
  const own = tarball('own', { publishConfig: { registry: 'https://packages.example.org/' } });
  const options = { registry, tag: 'latest', provenance: false, log: () => undefined };
  await expect(publishTarballs([own], options)).rejects.toThrow(
    'own has a publishConfig: remove it from the manifest.',
  );
  expect(order).not.toContain('own');
});
