import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadConfigs, type LoadedConfig } from '../../project/loadConfigs.ts';

const loaded = new Map<string, LoadedConfig>();

/** Everything that a config can import: the files of its site, without those that are served as they are. */
function sourcesOf(config: string): string {
  const folder = dirname(config);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => !/^\/(?:public|dist)\//.test(path))
    .toSorted()
    .map((path) => `${path}\n${readFileSync(join(folder, path), 'utf8')}`)
    .join('\0');
}

/** As `loadConfigs`, but starts no thread for sites whose files were loaded before, in this or another repository. */
export const loadOnce: typeof loadConfigs = async (files, limitMs) => {
  const sources = new Map(files.map((file) => [file, sourcesOf(file)]));
  const fresh = await loadConfigs(
    files.filter((file) => !loaded.has(sources.get(file) ?? '')),
    limitMs,
  );
  return new Map(
    files.flatMap((file) => {
      const key = sources.get(file) ?? '';
      const config = fresh.get(file) ?? loaded.get(key);
      // The reason of a failure may name the folder.
      if (config && config.problem === undefined) loaded.set(key, config);
      return config ? [[file, config] as const] : [];
    }),
  );
};
