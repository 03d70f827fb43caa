import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startNotice } from './startNotice.ts';

/** Answer of the registry, and the requests that it got. */
let answer: { readonly status: number; readonly body: string } | 'silence';
let requests: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
let registry = '';
const server = createServer(({ url, headers }, reply) => {
  requests.push({ url, headers });
  if (answer !== 'silence') reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  registry = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/npm/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const document = (latest: string, ...security: readonly string[]) => ({
  status: 200,
  body: JSON.stringify({
    name: 'housefront',
    'dist-tags': { latest },
    versions: Object.fromEntries(
      ['0.1.0', '0.1.1', '0.2.0', '0.10.0'].map((version) => [
        version,
        { name: 'housefront', version, ...(security.includes(version) && { housefront: { security: true } }) },
      ]),
    ),
  }),
});
beforeEach(() => {
  requests = [];
  answer = document('0.2.0');
});

interface Given {
  readonly manager?: string;
  readonly notices?: boolean;
  readonly files?: Readonly<Record<string, string>>;
}

/** An operator's repository whose package manager is set to the registry. */
function repository({ manager = 'npm', notices, files = { '.npmrc': `registry=${registry}\n` } }: Given = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'housefront notice ü-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'node_modules'));
  const record = {
    kit: '0.1.0',
    repository: { name: 'shop', 'package-manager': manager },
    sites: {},
    files: {},
    migrations: [],
  };
  writeFileSync(
    join(root, 'housefront.json'),
    JSON.stringify({ ...record, ...(notices !== undefined && { notices }) }),
  );
  writeFileSync(join(root, 'package.json'), '{ "name": "shop" }');
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return root;
}

const now = Date.parse('2026-12-24T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
/** The line of a look with time enough for this machine. */
const lineOf = async (root: string, options: Parameters<typeof startNotice>[1] = {}) => {
  const line = await startNotice(root, { env: {}, now, installed: '0.1.0', limit: 20_000, ...options }).line;
  return line === null ? null : stripVTControlCharacters(line);
};

/** A program in the place of a package manager that may not be installed here, or needs long to start: it answers command lines. */
function program(name: string, commands: Readonly<Record<string, string>>): void {
  const bin = mkdtempSync(join(tmpdir(), 'housefront-bin-'));
  onTestFinished(() => {
    rmSync(bin, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  const cases = Object.entries(commands).map(([args, output]) => `'${args}') echo '${output}' ;;`);
  writeFileSync(join(bin, name), `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\n*) exit 1 ;;\nesac\n`);
  chmodSync(join(bin, name), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env['PATH']}`);
}

const newer = 'housefront 0.2.0 is out, 0.1.0 is in use here. Upgrade: npx housefront@latest upgrade';

test('[OPS-10] a newer version is named in one line, from the registry of npm, and nothing is sent', async () => {
  expect(await lineOf(repository())).toBe(newer);
  expect(requests.map(({ url }) => url)).toEqual(['/npm/housefront']);
  const { host: _, ...headers } = requests[0]?.headers ?? {};
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate',
    'accept-language': '*',
    connection: 'keep-alive',
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
  });
});

test('[OPS-10] offline, without a package manager, without a record: silent', async () => {
  expect(await lineOf(repository({ files: { '.npmrc': 'registry=http://127.0.0.1:9/\n' } }))).toBeNull();
  expect(await lineOf(tmpdir())).toBeNull();
  vi.stubEnv('PATH', '/nowhere');
  expect(await lineOf(repository())).toBeNull();
  vi.unstubAllEnvs();
});

test('[OPS-10] bun names its registry in a file of its own', async () => {
  for (const setting of [`registry = "${registry}"`, `registry = { url = "${registry}", token = "a" }`]) {
    const root = repository({ manager: 'bun', files: { 'bunfig.toml': `[install]\n${setting}\n` } });
    expect(await lineOf(root)).toBe(newer.replace('npx', 'bunx'));
  }
});

test('[OPS-10] pnpm and both kinds of Yarn are asked for theirs', async () => {
  program('pnpm', { 'config get registry': registry });
  expect(await lineOf(repository({ manager: 'pnpm', files: {} }))).toBe(newer);
  program('yarn', { 'config get npmRegistryServer': registry });
  expect(await lineOf(repository({ manager: 'yarn', files: {} }))).toBe(newer.replace('npx', 'yarn dlx'));
  program('yarn', { 'config get npmRegistryServer': 'undefined', 'config get registry': registry });
  expect(await lineOf(repository({ manager: 'yarn', files: {} }))).toBe(newer.replace('npx', 'yarn dlx'));
});

describe('beside an npm that starts at once', () => {
  beforeEach(() => program('npm', { 'config get registry': registry }));

  test('[OPS-10] a security release is louder, also if a later version is the newest', async () => {
    answer = document('0.10.0', '0.1.1');
    const root = repository();
    expect(await lineOf(root)).toBe(
      'SECURITY: housefront 0.10.0 closes a vulnerability of 0.1.0, which is in use here. Upgrade now: npx housefront@latest upgrade',
    );
    expect(await lineOf(root, { installed: '0.1.1' })).toMatch(/^housefront 0\.10\.0 is out/);
    expect(await lineOf(root, { installed: '0.10.0' })).toBeNull();
  });

  test('[OPS-10] the registry is asked once a day', async () => {
    const root = repository();
    expect(await lineOf(root)).toBe(newer);
    expect(await lineOf(root, { now: now + day - 1 })).toBe(newer);
    expect(requests).toHaveLength(1);
    answer = document('0.10.0');
    expect(await lineOf(root, { now: now + day })).toContain('0.10.0');
    expect(requests).toHaveLength(2);
    // A clock that was wrong.
    await lineOf(root, { now: now - day });
    expect(requests).toHaveLength(3);
  });

  test.each<[string, Given, Readonly<Record<string, string>>]>([
    ['housefront.json turns it off', { notices: false }, {}],
    ['housefront.json turns it off, whatever the environment says', { notices: false }, { HOUSEFRONT_NOTICES: '1' }],
    ['CI', {}, { CI: 'true' }],
    ['CI with a number', {}, { CI: '1' }],
    ['CI, although housefront.json allows it', { notices: true }, { CI: 'true' }],
    ['the environment turns it off', {}, { HOUSEFRONT_NOTICES: '0' }],
    ['the environment turns all such notices off', {}, { NO_UPDATE_NOTIFIER: '1' }],
  ])('[OPS-10] nothing is looked for: %s', async (_, given, env) => {
    expect(await lineOf(repository(given), { env })).toBeNull();
    expect(requests).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['CI that asks', { CI: 'true', HOUSEFRONT_NOTICES: '1' }],
    ['CI=false', { CI: 'false' }],
    ['an empty setting', { HOUSEFRONT_NOTICES: '' }],
  ])('[OPS-10] it is looked for: %s', async (_, env) => {
    expect(await lineOf(repository(), { env })).toBe(newer);
  });

  test.each<[string, typeof answer]>([
    ['not found', { status: 404, body: '{}' }],
    ['a registry that wants a login', { status: 401, body: '{}' }],
    ['a broken registry', { status: 500, body: 'oops' }],
    ['a page of a hotel', { status: 200, body: '<html>Sign in</html>' }],
    ['nothing', { status: 200, body: '' }],
    ['null', { status: 200, body: 'null' }],
    ['a list', { status: 200, body: '[]' }],
    ['no versions', { status: 200, body: '{"dist-tags":{"latest":"0.2.0"}}' }],
    ['no newest version', { status: 200, body: '{"versions":{}}' }],
    ['a version that is none', document('newest')],
    ['a version with more behind it', document('0.2.0\u001b[2J')],
    ['a version with a line of its own', document('0.2.0\nrm -rf')],
    ['a version with a letter before it', document('v0.2.0')],
    ['the same version', document('0.1.0')],
    ['an older version', document('0.0.9')],
    ['a candidate of the same version', document('0.1.0-rc.1')],
    ['an endless answer', { status: 200, body: ' '.repeat(9_000_000) + document('0.2.0').body }],
  ])('[OPS-10] silent: %s', async (_, given) => {
    answer = given;
    expect(await lineOf(repository())).toBeNull();
  });

  test('[OPS-10] a registry that does not answer is left after the limit, and a command does not wait for it', async () => {
    answer = 'silence';
    const root = repository();
    expect(await lineOf(root, { limit: 200 })).toBeNull();
    // The process of a command ends at once though the look has not.
    const script = `import { startNotice } from ${JSON.stringify(join(import.meta.dirname, 'startNotice.ts'))};
      const started = performance.now();
      const notice = startNotice(${JSON.stringify(root)}, { env: {}, limit: 60_000 });
      console.log(Math.round(performance.now() - started), notice.known());
      setTimeout(() => notice.close(), 100);`;
    const started = performance.now();
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(output).toMatch(/^\d{1,3} null\n$/);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test.each<[string, string]>([
    ['not JSON', '{'],
    ['another form', '{"at":"now"}'],
    ['a version that is none', JSON.stringify({ at: now, published: { latest: '9.9.9\u001b[2J', security: [] } })],
  ])('[OPS-10] a kept answer that cannot be read is asked for again: %s', async (_, text) => {
    const root = repository();
    mkdirSync(join(root, 'node_modules/.cache/housefront'), { recursive: true });
    const file = join(root, 'node_modules/.cache/housefront/notice.json');
    writeFileSync(file, text);
    expect(await lineOf(root)).toBe(newer);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ at: now, published: { latest: '0.2.0', security: [] } });
  });

  test('[OPS-10] where packages are installed without a folder, none is made', async () => {
    const root = repository();
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(await lineOf(root)).toBe(newer);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });

  test('[OPS-10] build says it in its last lines, without having waited for it', async () => {
    answer = document('99.0.0');
    const root = repository();
    mkdirSync(join(root, 'sites/1001'), { recursive: true });
    writeFileSync(join(root, 'sites/1001/site.config.ts'), '');
    mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
    writeFileSync(join(root, 'node_modules/vite/package.json'), '{ "name": "vite" }');
    // A build that takes as long as a look, which ends with what it keeps.
    const kept = join(root, 'node_modules/.cache/housefront/notice.json');
    writeFileSync(
      join(root, 'node_modules/vite/bin/vite.js'),
      `const { existsSync } = require('node:fs');
       const look = setInterval(() => {
         // Without the repository the test has failed.
         if (!process.env.CI && existsSync(${JSON.stringify(root)}) && !existsSync(${JSON.stringify(kept)})) return;
         console.log('built');
         clearInterval(look);
       }, 20);`,
    );
    const build = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../bin.ts'), 'build'], {
      cwd: root,
      env: { ...process.env, CI: '', HOUSEFRONT_NOTICES: '' },
      timeout: 40_000,
    });
    const { stdout } = await build;
    expect(stdout).toContain('Upgrade: npx housefront@latest upgrade');
    expect(stdout.trimEnd().split('\n').at(-1)).toContain('The sites are built.');
    const { stdout: silent } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../bin.ts'), 'build'],
      {
        cwd: root,
        env: { ...process.env, CI: 'true', HOUSEFRONT_NOTICES: '' },
        timeout: 40_000,
      },
    );
    expect(silent).not.toContain('housefront@latest');
  });
});
