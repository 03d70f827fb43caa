import * as z from 'zod/mini';
import { parseResponse, type AnyCall } from '../calls/endpoint.ts';
import { isRecord } from '../wire/json.ts';
import { perObject } from '../base/per-object.ts';
import { defOf, type SchemaDef } from '../wire/schema-def.ts';
import { keysAbove } from '../wire/wire-lists.ts';
import { ignored, textMap } from '../wire/wire.ts';
import { demandOf, leafOf, textsOf } from './expected.ts';
import { filledIn, isOptionalPart, isUnderAnotherName } from './gaps.ts';
import { createFindings, type DriftFindings } from './drift-findings.ts';
import { expectedOf } from './expected-text.ts';

/*
 * Compares the data of a reply with its declaration. Clients read tolerantly and hide errors of a reply; this names each one
 * with its path. It walks the declarations themselves, so that everything which clients read is accepted.
 */

/** Whether a value may be missing. */
const isOptional = perObject((schema: z.core.$ZodType) => z.safeParse(schema, undefined).success);
/** Whether null is a value of its own. */
const isAbsent = perObject((schema: z.core.$ZodType) => {
  const read = z.safeParse(schema, null);
  return read.success && read.data === null;
});

/** Whether null counts as a missing value. */
const isNullable = perObject((schema: z.core.$ZodType) => z.safeParse(schema, null).success);

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * The differences between the data of a successful reply and the contract. Only the first of several equal ones in a list is
 * returned, with their number.
 */
export function driftsOf(call: AnyCall, data: unknown): DriftFindings {
  const findings = createFindings();
  // Calls of one thing are answered with null where there is none.
  if (data === null && isAbsent(call.response)) return { drifts: [], gaps: [], notes: [] };
  walk(call.response, data, 'data', findings);
  const parsed = parseResponse(call, data);
  // Readers that are functions are not walked. They refuse the whole reply, or report a value that they cannot read.
  if (findings.drifts().length === 0 && !parsed.ok) {
    findings.drift(`data.${parsed.problem.replace(/: .*/, '')}`, expectedOf(call.response), data);
  }
  if (parsed.ok && parsed.cut > 0) findings.note('data', `${parsed.cut} entries more than a client reads`);
  const gaps = findings.gaps().filter(({ path }) => !isOptionalPart(call.name, path));
  return { drifts: findings.drifts(), gaps, notes: findings.notes() };
}

type Findings = ReturnType<typeof createFindings>;

function walk(schema: z.core.$ZodType, value: unknown, path: string, findings: Findings): void {
  if (value === undefined) {
    if (!isOptional(schema)) findings.drift(path, expectedOf(schema), value);
    return;
  }
  const def = defOf(schema);
  if (schema === ignored || (def.type === 'unknown' && leafOf(schema) === undefined)) return;
  if (value === null && isNullable(schema)) {
    // Nothing is a documented value where the declaration names no type, and where the part may not be left out.
    if (!accepts(schema, null) && isOptional(schema)) findings.forgiven(path, 'null, read as missing');
    return;
  }
  const demand = demandOf(schema);
  if (demand && isRecord(value) && !demand.fields.some((name) => demand.fits(value[name]))) {
    const field = demand.fields.find((name) => name in value) ?? demand.fields[0];
    findings.drift(under(path, field), demand.expected, value[field]);
    return;
  }
  if (demand && typeof value === 'string' && !demand.fits(value)) {
    findings.drift(path, demand.expected, value);
    return;
  }
  const leaf = leafOf(schema);
  if (leaf) {
    if (!leaf.fits(value) && !(isBlank(value) && isOptional(schema))) findings.drift(path, leaf.expected, value);
    return;
  }
  const texts = textsOf(schema);
  if (texts) walkTexts(schema, texts, value, path, findings);
  else walkParts(schema, def, value, path, findings);
}

/** PHP writes an empty map as an empty list. */
const EMPTY = 'an empty list, read as an empty object';

/** A map of texts, or one text in its place where the schema takes it. */
function walkTexts(
  schema: z.core.$ZodType,
  fits: (value: unknown) => boolean,
  value: unknown,
  path: string,
  findings: Findings,
): void {
  if (isEmptyList(value)) findings.forgiven(path, EMPTY);
  else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) {
      if (part === null) findings.forgiven(under(path, name), 'null, read as missing');
      else if (!fits(part)) findings.drift(under(path, name), 'text', part);
    }
  } else if (schema === textMap || !/^(?:string|number)$/.test(typeof value)) {
    findings.drift(path, expectedOf(schema), value);
  }
}

function walkParts(schema: z.core.$ZodType, def: SchemaDef, value: unknown, path: string, findings: Findings): void {
  switch (def.type) {
    case 'catch':
    case 'optional':
    case 'nullable':
    case 'default':
      if (def.innerType) walk(def.innerType, value, path, findings);
      return;
    case 'pipe':
      walkPipe(schema, def, value, path, findings);
      return;
    case 'object':
      if (isRecord(value)) walkObject(def.shape ?? {}, value, path, findings);
      else if (isEmptyList(value) && z.safeParse(schema, {}).success) findings.forgiven(path, EMPTY);
      else findings.drift(path, expectedOf(schema), value);
      return;
    case 'array':
      if (Array.isArray(value)) {
        value.forEach((entry, index) => def.element && walk(def.element, entry, `${path}[${index}]`, findings));
      } else findings.drift(path, expectedOf(schema), value);
      return;
    case 'record':
      if (isEmptyList(value)) findings.forgiven(path, EMPTY);
      else if (!isRecord(value)) findings.drift(path, expectedOf(schema), value);
      else if (def.valueType) {
        for (const [name, part] of Object.entries(value)) walk(def.valueType, part, under(path, name), findings);
      }
      return;
    case 'union':
      walkUnion(schema, def, value, path, findings);
      return;
    case 'transform':
    case 'custom':
      return;
    default:
      if (!z.safeParse(schema, value).success && !(def.type === 'enum' && isBlank(value))) {
        findings.drift(path, expectedOf(schema), value);
      }
  }
}

function walkPipe(
  schema: z.core.$ZodType,
  { in: first, out }: SchemaDef,
  value: unknown,
  path: string,
  findings: Findings,
) {
  if (first === undefined || out === undefined) return;
  const { type, transform } = defOf(first);
  if (type !== 'transform' || transform === undefined) {
    walk(first, value, path, findings);
    return;
  }
  const key = isRecord(value) ? keysAbove(schema).find((name) => name in value) : undefined;
  const read = transform(value, { value, issues: [] });
  const isLost = typeof value === 'string' && !isBlank(value) && (read === null || isEmptyList(read));
  if (isLost) findings.drift(path, expectedOf(out), value);
  else walk(out, read, key === undefined ? path : under(path, key), findings);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function walkObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
  findings: Findings,
): void {
  const names = Object.keys(shape);
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  // An object with other names only is another object: a client would show nothing of it.
  if (path === 'data' && names.length > 0 && unknown.length > 0 && unknown.length === Object.keys(value).length) {
    findings.drift(path, `an object with ${names.join(', ')}`, value);
    return;
  }
  for (const name of unknown) findings.note(under(path, name), 'not in the contract');
  for (const [name, part] of Object.entries(shape)) {
    const [at, own] = [under(path, name), value[name]];
    const filledBy = own === undefined ? filledIn(part) : null;
    if (own !== undefined) findings.has(at);
    else if (filledBy !== null && !isUnderAnotherName(name, shape, value)) findings.gap(at, filledBy);
    walk(part, own, at, findings);
  }
}

/** The options of a type that a value can be read by, after all wrappers. */
const accepts = (schema: z.core.$ZodType, value: unknown): boolean => {
  const { type, innerType, in: first, out } = defOf(schema);
  if (type === 'pipe' && first && out) return accepts(defOf(first).type === 'transform' ? out : first, value);
  if (innerType) return accepts(innerType, value);
  if (type === 'union') return (defOf(schema).options ?? []).some((option) => accepts(option, value));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object' || type === 'record') return isRecord(value);
  return type === 'unknown' || typeof value === type;
};

function walkUnion(
  schema: z.core.$ZodType,
  { options = [] }: SchemaDef,
  value: unknown,
  path: string,
  findings: Findings,
) {
  // A function that reads the usual form quickly is followed by the schema with the same meaning.
  const readable = options.filter((option) => defOf(option).type !== 'transform');
  const fitting = readable.filter((option) => accepts(option, value));
  const [only] = fitting;
  if (only === undefined) {
    findings.drift(path, expectedOf(schema), value);
    return;
  }
  const least = leastOf(
    fitting.map((option) => {
      const found = createFindings();
      walk(option, value, path, found);
      return found;
    }),
  );
  const isMap =
    isRecord(value) && defOf(only).type === 'record' && readable.some(({ _zod }) => _zod.def.type === 'array');
  if (isMap && least.drifts().length > 0 && !Object.keys(value).every((name) => /^\d+$/.test(name))) {
    findings.drift(path, expectedOf(schema), value);
    return;
  }
  if (isMap) findings.forgiven(path, 'a map, read as the list of its values');
  findings.add(least);
}

/** The findings with the fewest drifts: those of the option that was meant. */
const leastOf = (tries: readonly Findings[]): Findings =>
  tries.toSorted((a, b) => a.drifts().length - b.drifts().length)[0] ?? createFindings();

/** The path of a field. Names that are no words are written as in JSON. */
function under(path: string, name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$-]{0,60}$/u.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}
