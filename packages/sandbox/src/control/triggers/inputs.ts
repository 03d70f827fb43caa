import * as z from 'zod/mini';
import type { Field } from './trigger.types.ts';

/** A value of an order: the shape that reads it, and the field that asks for it. */
export interface Input<Shape extends z.ZodMiniType = z.ZodMiniType> {
  readonly shape: Shape;
  /** Undefined for a value that only programs send. */
  readonly field: Omit<Field, 'name'> | undefined;
}

/** The values of an order by name. */
export type Inputs = Readonly<Record<string, Input>>;

/** Values that the shapes of some inputs read. */
export type Order<Of extends Inputs> = z.output<z.ZodMiniObject<{ -readonly [Name in keyof Of]: Of[Name]['shape'] }>>;

/** A value of any shape. */
export const input = <Shape extends z.ZodMiniType>(shape: Shape, field?: Input['field']): Input<Shape> => ({
  shape,
  field,
});

/** A value that may be missing; `hint` says what that means. */
export const optional = <Shape extends z.ZodMiniType>(
  { shape, field }: Input<Shape>,
  hint: string,
): Input<z.ZodMiniOptional<Shape>> => input(z.optional(shape), field && { ...field, optional: true, hint });

/** A member by account. */
export const account = input(z.string(), { label: 'Member', kind: 'choice', options: 'members' });

/** A member by account, or all of them. */
export const accountOrAll = optional(account, 'Empty: all members');

/** A provider by id. */
export const provider = (label: string) => input(z.string(), { label, kind: 'choice', options: 'providers' });

/** A currency of the platform. */
export const currency = input(z.string(), { label: 'Currency', kind: 'choice', options: 'currencies' });

/** An amount of money as it is typed. */
export const amount = (value: string, label = 'Amount', hint?: string) =>
  input(z.union([z.number(), z.string()]), { label, kind: 'text', value, ...(hint !== undefined && { hint }) });

/** One of some values, which have labels. */
export function choice<const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  value?: NoInfer<Value>,
) {
  // Object.keys has no type for the names of keys.
  const values = Object.keys(labels) as Value[];
  const options = values.map((one) => ({ value: one, label: labels[one] }));
  return input(z.enum(values), { label, kind: 'choice', options, ...(value !== undefined && { value }) });
}

/** Whether something is so from now on; only programs send false. */
export const on = input(z._default(z.boolean(), true));
