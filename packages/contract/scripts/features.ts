import { readdir } from 'node:fs/promises';
import type { AnyCall } from '../src/endpoint.ts';

const folder = new URL('../src/features/', import.meta.url);

/** Calls by feature, read from the feature files themselves, so that a forgotten registry entry is noticed. */
export async function loadFeatures(): Promise<ReadonlyMap<string, readonly AnyCall[]>> {
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  const features = new Map<string, readonly AnyCall[]>();
  for (const file of files) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    const calls = Object.values(module).filter(isCall);
    if (calls.length > 0) features.set(file.replace(/\.ts$/, ''), calls);
  }
  return features;
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'request' in value && 'response' in value && 'path' in value;
}
