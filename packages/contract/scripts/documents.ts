import { channels } from '../src/registry/channels.ts';
import { asyncApi } from './asyncapi.ts';
import { readExamples } from './examples.ts';
import { loadFeatures } from './features.ts';
import { openApi } from './openapi.ts';

/** Folder of the documents. */
export const folder = new URL('../../../docs/api/', import.meta.url);

/** The documents with their current content, by file name. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const text = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
  return new Map([
    ['openapi.json', text(openApi(await loadFeatures(), readExamples()))],
    ['asyncapi.json', text(asyncApi(channels))],
  ]);
}
