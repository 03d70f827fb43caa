import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program with its output shown; returns whether it succeeded. */
export const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Installs Debian's packages where possible; the package lists are updated only if that fails. */
export function installPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // In the first run level no service of a package is started.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  if (!install() && run('apt-get', ['update', '-qq'], quiet)) install();
}
