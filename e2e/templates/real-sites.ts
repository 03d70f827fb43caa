import { spawn } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, type Workspace } from '../../tooling/generate/testing/workspace.ts';
import type { Pair } from './pairs.ts';

/** Id of the site of the first pair; the others follow. */
export const FIRST_ID = 2001;

/** Builds at the same time: one takes a processor and a half. */
const AT_ONCE = 2;

/** Runs a program and returns whether it succeeded; its output is shown. */
export function runs(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: options.cwd, env: { ...process.env, ...options.env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

const titleOf = ({ desktop, mobile }: Pair) => `${desktop} ${mobile}`.replaceAll('_', ' ');

/** A language that the kit does not ship, and the only texts of it that the sites have. */
export const ownLanguage = {
  code: 'fr_FR',
  texts: { 'shell.header.wallet': 'Portefeuille', 'shell.tabs.wallet': 'Portefeuille' },
} as const;

/**
 * Writes a site for each pair by the generator into a copy of the workspace that has no other site.
 * @param languages in wire form; the first is the default
 */
export function generateSites(
  pairs: readonly (Pair & { readonly theme?: string })[],
  languages: readonly string[] = ['zh_CN', 'en_US'],
): Workspace {
  const workspace = copyWorkspace();
  const sites = join(workspace.root, 'sites');
  for (const id of readdirSync(sites)) rmSync(join(sites, id), { recursive: true });
  for (const [at, pair] of pairs.entries()) {
    const id = String(FIRST_ID + at);
    const answers = {
      id,
      name: 'Goldhaven',
      title: '金港娱乐',
      'title-en': titleOf(pair),
      currencies: 'RMB,USD',
      languages: languages.join(','),
      theme: 'midnight',
      ...pair,
    };
    const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, problems } = workspace.generate('site', ...options);
    if (code !== 0) throw new Error(`No site for ${titleOf(pair)}:\n${problems.join('\n')}`);
    if (languages.includes(ownLanguage.code))
      writeFileSync(join(sites, id, 'locales', ownLanguage.code, 'shell.json'), JSON.stringify(ownLanguage.texts));
    workspace.link(`sites/${id}`);
  }
  return workspace;
}

/**
 * Builds every site of a workspace as it is built for production.
 * @param onBuilt called with the id of each site and the seconds that it took
 * @throws Error when one cannot be built; its output is shown before
 */
export async function buildSites(root: string, onBuilt: (id: string, seconds: number) => void): Promise<void> {
  const waiting = readdirSync(join(root, 'sites')).toSorted();
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const began = Date.now();
      const built = await runs(join(root, 'node_modules/.bin/vite'), ['build', '--app', '--logLevel', 'error'], {
        cwd: join(root, 'sites', id),
      });
      if (!built) throw new Error(`Site ${id} could not be built.`);
      onBuilt(id, (Date.now() - began) / 1000);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
