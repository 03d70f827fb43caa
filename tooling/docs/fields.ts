/** A JSON schema as the documents of the contract hold it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly 'x-level'?: string;
  readonly 'x-without'?: string;
  readonly 'x-kind'?: string;
}

/** A field of a request or reply. */
export interface Field {
  /** Its path: `list[].game.name`. Empty for the value as a whole. */
  readonly path: string;
  readonly kind: string;
  readonly level: string;
  readonly about: string;
  /** A value, as JSON. */
  readonly example: string;
}

/** Named schemas of a document. */
export type Schemas = Readonly<Record<string, Schema>>;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The kind of a value, in a few words. */
function kindOf(schema: Schema, schemas: Schemas): string {
  if (schema.$ref) return kindOf(schemas[nameOf(schema.$ref)] ?? {}, schemas);
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => kindOf(one, schemas)))].join(' or ');
  if (schema.type === 'array') return 'list';
  if (schema.type === 'object')
    return schema.properties || !isMap(schema) ? 'object' : `map of ${kindOf(schema.additionalProperties, schemas)}`;
  if (schema.type) return [schema.type].flat().join(' or ');
  return 'any';
}

const isMap = (schema: Schema): schema is Schema & { readonly additionalProperties: Schema } =>
  typeof schema.additionalProperties === 'object';

/**
 * All fields of a value, the outer ones first. A shape that contains itself is described once.
 * @param above names of the shapes around it
 */
export function fieldsOf(schema: Schema, schemas: Schemas, path = '', above: readonly string[] = []): readonly Field[] {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return above.includes(name) ? [] : fieldsOf(schemas[name] ?? {}, schemas, path, [...above, name]);
  }
  if (schema.anyOf) return schema.anyOf.flatMap((one) => fieldsOf(one, schemas, path, above));
  if (schema.items) return fieldsOf(schema.items, schemas, `${path}[]`, above);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const field: Field = {
      path: at,
      kind: part['x-kind'] ?? kindOf(part, schemas),
      level: part['x-level'] ?? (schema.required?.includes(key) ? 'must' : ''),
      about: aboutOf(part, schemas),
      example: exampleOf(part),
    };
    return [field, ...fieldsOf(part, schemas, at, above)];
  });
  const rest = isMap(schema)
    ? fieldsOf(schema.additionalProperties, schemas, path === '' ? '{key}' : `${path}.{key}`, above)
    : [];
  return [...own, ...rest];
}

function aboutOf(schema: Schema, schemas: Schemas): string {
  const without = schema['x-without'];
  if (schema.description)
    return `${schema.description}${without ? ` <small>Without it: ${firstLower(without)}</small>` : ''}`;
  if (schema.$ref) return aboutOf(schemas[nameOf(schema.$ref)] ?? {}, schemas);
  return schema.items ? aboutOf(schema.items, schemas) : '';
}

const firstLower = (text: string): string =>
  /^(?:The|There|It|A|An|No|Nothing|Any|Pages|Members|Guests|Visitors)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Longest example in a table. */
const SHOWN = 60;

function exampleOf({ examples: [example] = [] }: Schema): string {
  if (example === undefined) return '';
  const text = JSON.stringify(example);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

/** Fields as a table of Markdown. A column that says nothing is left out. */
export function fieldTable(fields: readonly Field[]): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
  const columns: readonly (readonly [string, (field: Field) => string])[] = [
    ['field', ({ path }) => `\`${path}\``],
    ['kind', ({ kind }) => cell(kind)],
    ['level', ({ level }) => level],
    ['meaning', ({ about }) => cell(about)],
    ['example', ({ example }) => (example === '' ? '' : `\`${cell(example)}\``)],
  ];
  const shown = columns.filter(([, write]) => fields.some((field) => write(field) !== ''));
  return [
    `| ${shown.map(([heading]) => heading).join(' | ')} |`,
    `|${shown.map(() => '---').join('|')}|`,
    ...fields.map((field) => `| ${shown.map(([, write]) => write(field)).join(' | ')} |`),
  ].join('\n');
}
