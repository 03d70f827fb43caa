/* Loads configs of sites in a thread of its own: their code can neither stop the doctor nor stay in its memory. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadedConfig } from './loadConfigs.ts';

const oneLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Source of a function, in which the import of a template is. */
const sourceOf = (value: unknown): string => (typeof value === 'function' ? String(value) : '');

async function load(file: string): Promise<LoadedConfig> {
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const definition = isObject(module) ? module['default'] : undefined;
    if (!isObject(definition)) return { problem: 'has no default export' };
    const { templates, content: _, ...rest } = definition;
    const loaders = isObject(templates) ? templates : {};
    // Functions cannot be sent to another thread; the check refuses them as wrong values.
    const config: unknown = JSON.parse(
      JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'function' ? sourceOf(value) : value)),
    );
    return { config, desktop: sourceOf(loaders['desktop']), mobile: sourceOf(loaders['mobile']) };
  } catch (error) {
    return { problem: oneLine(error) };
  }
}

// The doctor sends a list of paths.
const files = workerData as readonly string[];
for (const file of files) parentPort?.postMessage([file, await load(file)], []);
