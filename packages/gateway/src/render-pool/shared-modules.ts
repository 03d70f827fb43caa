import { registerHooks } from 'node:module';
import { sharedFolder, type SharedCode } from './shared-code.ts';

/** Code by the address of an entry that imports from it. */
const byEntry = new Map<string, SharedCode>();
/** Code and bytes of each module, by the address that it has for all sites. */
const modules = new Map<string, { readonly code: SharedCode; readonly bytes: Uint8Array<SharedArrayBuffer> }>();

const addressOf = ({ base, digest }: SharedCode, name: string): string => `${base}${name}?shared=${digest}`;

/** The address for all sites of an imported module; undefined for a module of one site. */
function sharedAddress(specifier: string, parent: string | undefined): string | undefined {
  if (parent === undefined || !specifier.startsWith('.')) return undefined;
  const known = modules.get(parent)?.code;
  const code = known ?? byEntry.get(parent);
  if (!code) return undefined;
  const folder = known ? known.base : sharedFolder(parent);
  const { href } = new URL(specifier, parent);
  const name = href.slice(folder.length);
  return href.startsWith(folder) && code.files.has(name) ? addressOf(code, name) : undefined;
}

/**
 * Lets all sites with byte-identical shared code import it as the same modules, from memory. Replacing the files of a site
 * then has no effect on running threads.
 * @param file address of the entry
 */
export function shareModules(file: string, code: SharedCode): void {
  if (modules.size === 0) startSharing();
  byEntry.set(file, code);
  for (const [name, bytes] of code.files) {
    const address = addressOf(code, name);
    if (!modules.has(address)) modules.set(address, { code, bytes });
  }
}

/** Affects every later import in this thread, unlike hooks of `module.register`. */
function startSharing(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const url = sharedAddress(specifier, context.parentURL);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const bytes = modules.get(url)?.bytes;
      if (!bytes) return next(url, context);
      const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
