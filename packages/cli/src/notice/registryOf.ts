import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ManagerName } from '@housefront/generator';

/** Questions to package managers for their registry, in order: versions of Yarn name the setting differently. */
const questions: Readonly<Record<ManagerName, readonly (readonly [command: string, ...args: readonly string[]])[]>> = {
  npm: [['npm', 'config', 'get', 'registry']],
  pnpm: [['pnpm', 'config', 'get', 'registry']],
  yarn: [
    ['yarn', 'config', 'get', 'npmRegistryServer'],
    ['yarn', 'config', 'get', 'registry'],
  ],
  // Bun has no such command. Beside a file of its own it reads npm's.
  bun: [['npm', 'config', 'get', 'registry']],
};

/** The address of a registry, with a slash at its end; null for anything else. */
function address(text: string): string | null {
  const url = URL.parse(text.trim());
  // fetch refuses an address with credentials.
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password
    ? `${url.origin}${url.pathname.replace(/\/?$/, '/')}`
    : null;
}

/** The registry that `bunfig.toml` names. */
function ofBun(root: string): string | null {
  try {
    const text = readFileSync(join(root, 'bunfig.toml'), 'utf8');
    return address(/^\s*registry\s*=\s*(?:\{\s*url\s*=\s*)?["']([^"']+)["']/m.exec(text)?.[1] ?? '');
  } catch {
    return null;
  }
}

/**
 * The registry that the package manager of a repository installs from, whether a file, the environment or its default names it.
 * @returns null if the package manager does not answer
 */
export async function registryOf(root: string, manager: ManagerName, signal: AbortSignal): Promise<string | null> {
  const own = manager === 'bun' ? ofBun(root) : null;
  if (own) return own;
  for (const [command, ...args] of questions[manager]) {
    try {
      // Programs of package managers are scripts on Windows.
      const shell = process.platform === 'win32';
      const { stdout } = await promisify(execFile)(command, args, { cwd: root, signal, shell, windowsHide: true });
      const found = address(stdout);
      if (found) return found;
    } catch {
      // Not installed, or too slow.
    }
  }
  return null;
}
