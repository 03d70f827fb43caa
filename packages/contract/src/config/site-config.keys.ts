import type * as z from 'zod/mini';
import { siteConfigSchema } from './site-config.schema.ts';
import { siteConfigDocs } from './parts/site-config.values.ts';

/** A key of the site's config, as it is described to an operator. */
export interface SiteConfigKey {
  /** Names from the root; entries of lists have none: `authProviders.url`. */
  readonly path: string;
  /** True when a config without it is refused. */
  readonly required: boolean;
  /** Its default; absent for a required key and for an optional one without a default. */
  readonly default?: unknown;
  /** A value that is accepted. */
  readonly example: unknown;
  /** The expected value, as an instruction: `write whole minutes`. */
  readonly order: string;
  /** The order with the example, for an error message. */
  readonly fix: string;
}

/** Every key of the site's config in order; keys of an object follow the object. @throws when one has no docs */
export const siteConfigKeys = (): readonly SiteConfigKey[] => keysWithin(siteConfigSchema, '');

/** A value as one writes it into a config: `{ GPR8: 'r8' }`. */
export function asWritten(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (Array.isArray(value)) return `[${value.map(asWritten).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${/^\w+$/.test(key) ? key : asWritten(key)}: ${asWritten(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function keysWithin(schema: z.core.$ZodType, path: string): readonly SiteConfigKey[] {
  // zod’s own union of all its types, distinguished by `def.type`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return keysWithin(def.innerType, path);
  if (def.type === 'array') return keysWithin(def.element, path);
  if (def.type === 'pipe') return keysWithin(def.in, path);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, child]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [keyOf(child, at), ...keysWithin(child, at)];
  });
}

function keyOf(schema: z.core.$ZodType, path: string): SiteConfigKey {
  const docs = siteConfigDocs.get(schema);
  if (!docs) throw new Error(`the key ${path} of the site's config has no docs`);
  // As in `keysWithin`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const example = asWritten(docs.example);
  return {
    path,
    required: def.type !== 'optional' && def.type !== 'default',
    ...(def.type === 'default' && { default: def.defaultValue }),
    ...docs,
    // If the instruction lists every value, it contains the example already.
    fix: docs.order.includes(example) ? docs.order : `${docs.order}, e.g. ${example}`,
  };
}
