import { readdir } from 'node:fs/promises';
import type { AnyCall } from '../src/calls/endpoint.ts';

const folder = new URL('../src/features/', import.meta.url);

/** Calls by feature, read from the feature files themselves, so that a forgotten registry entry is noticed. */
export async function loadFeatures(): Promise<ReadonlyMap<string, readonly AnyCall[]>> {
  const names = (await readdir(folder)).filter((name) => /^[a-z-]+$/.test(name)).sort();
  const features = new Map<string, readonly AnyCall[]>();
  for (const name of names) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(`${name}/${name}.ts`, folder).href);
    const calls = Object.values(module).filter(isCall);
    if (calls.length > 0) features.set(name, calls);
  }
  return features;
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'request' in value && 'response' in value && 'path' in value;
}
