import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { withoutNpmSettings } from '../publish.ts';

/** Packages that an operator's repository names; they bring the others. */
const named = ['@housefront/app', '@housefront/gateway', '@housefront/sandbox', '@housefront/ui'];

/**
 * The environment of an operator's shell.
 * @param node program of the Node.js that it finds first; by default the one that runs this process
 */
export function shell(node = process.execPath): NodeJS.ProcessEnv {
  // Test runners set NODE_ENV, and builds would be for tests.
  const { NODE_ENV: _, PATH = '', ...env } = withoutNpmSettings(process.env);
  return { ...env, PATH: [dirname(node), PATH].join(delimiter) };
}

/** Runs a program in a folder, as from an operator's shell, and returns its output. @throws with its messages when it fails */
export const run = (folder: string, command: string, ...args: string[]): string =>
  runWith(shell(), folder, command, ...args);

/** Runs a program as {@link run} does, in the environment that is given. */
export function runWith(env: NodeJS.ProcessEnv, folder: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    // Some programs print their errors to standard output.
    const { message, stdout = '' } = error as Error & { stdout?: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

/** A repository to write. */
export interface OperatorRepository {
  /** Of the kit's packages. */
  readonly version: string;
  /** Versions of other packages by name. */
  readonly libraries: Readonly<Record<string, string | undefined>>;
  /** Texts of further files by path, such as settings of a package manager. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Writes an operator's repository that has the kit from a registry and a site of the monorepo.
 * @param root of the monorepo
 */
export function writeRepository(
  folder: string,
  root: string,
  { version, libraries, files = {} }: OperatorRepository,
): void {
  const manifest = {
    name: 'operator',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(named.map((name) => [name, version])), ...libraries },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const site = join(folder, 'sites/1001');
  for (const part of ['content', 'public', 'site.config.ts', 'src', 'vite.config.ts']) {
    mkdirSync(dirname(join(site, part)), { recursive: true });
    cpSync(join(root, 'sites/1001', part), join(site, part), { recursive: true });
  }
}
