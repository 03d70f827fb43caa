import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from '../base/command.ts';
import type { SiteFolder } from '../project/siteFolders.ts';

/** Vite's program as the repository has it installed. */
function viteProgram(root: string): string {
  try {
    return join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  } catch {
    throw new Failure('Vite is not installed. Install the packages of this repository first, e.g. npm install.');
  }
}

/** Builds one site; its output is printed in one piece. */
function buildSite(vite: string, { id, folder }: SiteFolder): Promise<void> {
  const started = Date.now();
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: folder,
    // Every other name makes pages write notes for developers to the consoles of visitors.
    env: { ...process.env, BRANCH_NAME: process.env['BRANCH_NAME'] ?? 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString().trim();
      if (text) console.log(text);
      if (code !== 0) return reject(new Failure(`Site ${id} could not be built. Mend what is named above.`));
      console.log(`Site ${id} is built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      resolve();
    });
  });
}

/**
 * Builds sites for production. The first one makes the server code that all share; the others follow two at a time.
 * @throws {Failure} when one cannot be built
 */
export async function buildAll(root: string, sites: readonly SiteFolder[]): Promise<void> {
  const vite = viteProgram(root);
  const [first, ...others] = sites;
  if (!first) return;
  await buildSite(vite, first);
  const waiting = [...others];
  const work = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) await buildSite(vite, site);
  };
  await Promise.all([work(), work()]);
}
