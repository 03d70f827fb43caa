import type * as z from 'zod/mini';

/** Definition of a schema as the library publishes it for tools that walk schemas (`_zod.def`); only the used fields. */
export interface SchemaDef {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly transform?: (value: unknown, context: object) => unknown;
}

/** The definition of a schema. */
export const defOf = (schema: z.core.$ZodType): SchemaDef => schema._zod.def;
