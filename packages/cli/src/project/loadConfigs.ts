import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Default export of a `site.config.ts`, not checked yet, or the reason that it cannot be loaded. */
export type LoadedConfig =
  | {
      /** Data of the config, without templates and content. */
      readonly config: unknown;
      /** Source of the function that imports the desktop template. */
      readonly desktop: string;
      readonly mobile: string;
      readonly problem?: undefined;
    }
  | { readonly problem: string };

/** A config that computes for longer is given up. */
const LIMIT_MS = 15_000;

/**
 * Loads configs.
 * @param files absolute paths
 * @param limitMs time limit of all
 * @returns a result for each path
 */
export function loadConfigs(files: readonly string[], limitMs = LIMIT_MS): Promise<ReadonlyMap<string, LoadedConfig>> {
  const loaded = new Map<string, LoadedConfig>();
  if (files.length === 0) return Promise.resolve(loaded);
  const worker = new Worker(new URL(`read-sites.thread${extname(import.meta.url)}`, import.meta.url), {
    workerData: files,
    // Options of the doctor's own process are not for the code of a site.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (problem: string) => {
      clearTimeout(timer);
      for (const file of files) if (!loaded.has(file)) loaded.set(file, { problem });
      resolve(loaded);
    };
    const timer = setTimeout(() => {
      end(`is not loaded after ${limitMs / 1000} seconds`);
      void worker.terminate();
    }, limitMs);
    worker.on('message', ([file, config]: [string, LoadedConfig]) => loaded.set(file, config));
    worker.once('error', ({ message }) => end(message.split('\n')[0] ?? 'cannot be loaded'));
    worker.once('exit', () => end('ends the program while it is loaded'));
  });
}
