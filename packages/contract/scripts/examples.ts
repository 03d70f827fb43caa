import { readFileSync } from 'node:fs';
import type { DeclaredField } from '../src/meanings/walk-fields.ts';

/** Real requests and answers of the sandbox, made by `make-examples.ts`. */
export interface Examples {
  /** One exchange for each call: the one with the most fields. */
  readonly calls: Readonly<Record<string, { readonly request: unknown; readonly reply: unknown }>>;
  /** Values of fields that this exchange does not have, by {@link exampleKey}. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A request and a reply of each call, committed as JSON. */
export const examplesFile = new URL('../../../docs/api/examples.json', import.meta.url);

/** Reads the committed examples. */
export const readExamples = (): Examples => JSON.parse(readFileSync(examplesFile, 'utf8'));

/** Name of a field among the examples: that of its shape, or of its call and side. */
export const exampleKey = (
  call: string,
  side: 'request' | 'reply',
  { shape, path }: Pick<DeclaredField, 'shape' | 'path'>,
): string => (shape === undefined ? `${call} ${side} ${path}` : `${shape} ${path}`);
