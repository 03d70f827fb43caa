import * as z from 'zod/mini';
import { promotionSchema } from '../features/promotions/promotions.ts';
import { bannerSchema } from '../features/banners/banners.ts';
import { gameLabelSchema, gameTypeSchema, providerSchema, writtenGame } from '../features/catalogue/catalogue.ts';
import { modelItemSchema } from '../features/content/content.ts';
import { letterSchema } from '../features/letters/letters.ts';
import { memberLayoutSchema, memberProfileSchema } from '../features/member/member.ts';
import { gameAddress } from '../features/play/play.ts';
import { registerSettingSchema } from '../features/registration/registration.ts';
import { rouletteSchema } from '../features/roulette/roulette.ts';
import { loginDataSchema } from '../features/session/session.ts';
import { footerItemSchema } from '../features/site/site.ts';
import { walletEntrySchema } from '../features/wallet/wallet.ts';
import * as wire from '../wire/wire.ts';

/** A JSON Schema. */
export type Json = { readonly [key: string]: unknown };

/** Schemas that get a name of their own in the documents. */
export const namedShapes: Readonly<Record<string, z.core.$ZodType>> = {
  Banner: bannerSchema,
  Promotion: promotionSchema,
  FooterItem: footerItemSchema,
  Game: writtenGame,
  GameAddress: gameAddress,
  GameLabel: gameLabelSchema,
  GameProvider: providerSchema,
  GameType: gameTypeSchema,
  Letter: letterSchema,
  LocalizedText: wire.localizedText,
  LoginData: loginDataSchema,
  MemberLayout: memberLayoutSchema,
  MemberProfile: memberProfileSchema,
  ModelItem: modelItemSchema,
  RegisterSetting: registerSettingSchema,
  Roulette: rouletteSchema,
  WalletEntry: walletEntrySchema,
};

const FLAG = 'true, 1, "1", "Y", "yes", "on" and the like, or their opposites.';
const TIME = 'ISO 8601 (wall time of America/Caracas without an offset), or seconds or milliseconds since 1970.';
const AMOUNT = 'Decimal amount as text with the decimals of its currency, e.g. "1234.56". A number may lose digits.';
const ID = 'Text or a number of any length.';

const DESCRIBED: readonly (readonly [z.core.$ZodType, string])[] = [
  [wire.amountOrNull, AMOUNT],
  [wire.limitOrNull, AMOUNT],
  [wire.writtenAmount, AMOUNT],
  [wire.fee, 'Decimal amount, e.g. "1.50"; nothing means that there is none.'],
  [wire.flag, `${FLAG} Off when missing.`],
  [wire.flagUnlessOff, `${FLAG} On when missing.`],
  [wire.flagOrNull, FLAG],
  [wire.time, TIME],
  [wire.id, ID],
  [wire.idOrNull, ID],
];

/** Turns schemas into JSON Schema and collects the named ones they refer to. */
export interface SchemaWriter {
  /** `input`: the values that may be sent to the platform. Tolerant reading is described once in the document. */
  readonly write: (schema: z.core.$ZodType) => Json;
  /** The named schemas used so far, sorted. */
  readonly named: () => Json;
}

/** Makes a writer for one document; `inline` repeats named schemas in place. */
export function createSchemaWriter(
  target: 'draft-2020-12' | 'draft-07',
  options: { readonly inline?: boolean } = {},
): SchemaWriter {
  const registry = z.registry<{ id?: string; description?: string }>();
  if (options.inline !== true) for (const [id, schema] of Object.entries(namedShapes)) registry.add(schema, { id });
  for (const [schema, description] of DESCRIBED) registry.add(schema, { description });
  const found = new Map<string, Json>();
  const write = (schema: z.core.$ZodType): Json => {
    const json: Json = z.toJSONSchema(schema, {
      io: 'input',
      target,
      unrepresentable: 'any',
      metadata: registry,
    });
    const { $schema: _, $defs, definitions, ...rest } = json;
    for (const [id, definition] of Object.entries(objectOf($defs ?? definitions))) found.set(id, tidy(definition));
    return tidy(rest);
  };
  return { write, named: () => Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b))) };
}

/** Removes parts of a schema that only describe tolerant reading: null, defaults, maps instead of lists. */
function tidy(value: unknown): Json {
  const cleaned = clean(value);
  return objectOf(cleaned);
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === 'propertyNames' || key === 'default' || key === 'id') {
      // `id` is a keyword only if its value is text; otherwise it is a property of that name.
      if (key !== 'id' || typeof part === 'string') continue;
    }
    if (key === '$ref' && typeof part === 'string') result[key] = part.replace(/^#\/(\$defs|definitions)\//, REFS);
    else if (key === 'type' && Array.isArray(part)) result[key] = withoutNull(part);
    else if (key !== 'anyOf') result[key] = clean(part);
  }
  const options = 'anyOf' in value && Array.isArray(value.anyOf) ? optionsOf(value.anyOf) : [];
  if (options.length === 1) return { ...objectOf(options[0]), ...result };
  return options.length > 1 ? { ...result, anyOf: options } : result;
}

const REFS = '#/components/schemas/';

function withoutNull(types: readonly unknown[]): unknown {
  const kept = types.filter((type) => type !== 'null');
  return kept.length === 1 ? kept[0] : kept;
}

function optionsOf(anyOf: readonly unknown[]): readonly unknown[] {
  const flat = anyOf.flatMap((option) => {
    const cleaned = objectOf(clean(option));
    const inner = cleaned['anyOf'];
    return Array.isArray(inner) && Object.keys(cleaned).length === 1 ? inner : [cleaned];
  });
  const list = flat.find((option) => objectOf(option)['type'] === 'array');
  const items = JSON.stringify(objectOf(list)['items']);
  return flat.filter((option) => {
    const { type, additionalProperties } = objectOf(option);
    // A value that a function reads before the schema does.
    if (Object.keys(objectOf(option)).length === 0) return false;
    const isListAsMap = list !== undefined && type === 'object' && JSON.stringify(additionalProperties) === items;
    return type !== 'null' && !isListAsMap;
  });
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
