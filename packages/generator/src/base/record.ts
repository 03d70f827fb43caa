import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import * as z from 'zod';
import type { FileTree } from './writeTree.ts';

/** Name of the record, beside `package.json`. */
export const RECORD = 'housefront.json';
/** Folder with the generated texts as they were written: the base of later merges. */
export const BASE = '.housefront/base';

const answers = z.record(z.string(), z.union([z.string(), z.readonly(z.array(z.string()))]));

const recordSchema = z.strictObject({
  /** Version of the kit that last wrote the generated files. */
  kit: z.string(),
  /** Answers about the repository itself. */
  repository: answers,
  /** Answers about each site, by its id. */
  sites: z.record(z.string(), answers),
  /** Answers about each template of the operator's own, by its name. */
  templates: z.optional(z.record(z.string(), answers)),
  /** Answers about the native app of each site that has one, by the site's id. */
  apps: z.optional(z.record(z.string(), answers)),
  /** Hash of each generated file as it was written, by its path. */
  files: z.record(z.string(), z.string()),
  /** Migrations that were applied or skipped, or left something to do by hand (unresolved), in order. */
  migrations: z.array(
    z.strictObject({
      id: z.string(),
      state: z.enum(['applied', 'skipped', 'unresolved']),
      reason: z.optional(z.string()),
    }),
  ),
  /** Parts of the kit that were copied into a site. */
  ejected: z.optional(
    z.array(z.strictObject({ part: z.string(), site: z.string(), files: z.array(z.string()), kit: z.string() })),
  ),
  /** Whether `dev` and `build` look for newer versions. */
  notices: z.optional(z.boolean()),
  /** Findings of `housefront doctor` that are expected. */
  doctor: z.optional(
    z.strictObject({ ignore: z.array(z.strictObject({ id: z.string(), until: z.string(), why: z.string() })) }),
  ),
});

/** The content of `housefront.json` (OPS-02). */
export type KitRecord = z.output<typeof recordSchema>;

/** The template that a part was copied from; its files are in `sites/<id>/templates/<template>`. */
export const templateOfPart = ({ files }: { readonly files: readonly string[] }): string =>
  files[0]?.split('/')[3] ?? '';

/** `housefront.json` is missing or cannot be used; the message is one line. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

/**
 * Reads the record of a repository.
 * @throws {RecordError} when it is missing or invalid
 */
export function readRecord(root: string): KitRecord {
  const file = join(root, RECORD);
  if (!existsSync(file))
    throw new RecordError(
      `${RECORD} is not here. Run this in the folder that \`npm create housefront\` made, or make one.`,
    );
  return parseRecord(readFileSync(file, 'utf8'));
}

/**
 * Reads the text of a record.
 * @throws {RecordError} when it is invalid
 */
export function parseRecord(text: string): KitRecord {
  let json: unknown;
  try {
    json = JSON.parse(withoutMark(text));
  } catch {
    throw new RecordError(`${RECORD} is not JSON. Take it from the last commit: git checkout ${RECORD}`);
  }
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RecordError(`${RECORD}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is invalid'}.`);
}

/**
 * Refuses to add files of the running kit to a repository of another version: they would not fit beside the others.
 * @param kit version of the running kit
 * @throws {RecordError} for another version
 */
export function wantVersion(record: KitRecord, kit: string): void {
  if (record.kit !== kit)
    throw new RecordError(
      `The repository is of version ${record.kit}, and this is ${kit}. Bring it up to date first: npx housefront@${kit} upgrade`,
    );
}

/** The part of a record that keeps its form in all versions. */
const formerSchema = z.object({
  kit: z.string(),
  files: z._default(recordSchema.shape.files, {}),
  migrations: z._default(recordSchema.shape.migrations, []),
});

/**
 * Reads version, files and migrations of a record whose answers an older version may have written.
 * @throws {RecordError} when they are invalid
 */
export function parseFormer(text: string): z.output<typeof formerSchema> {
  try {
    const parsed = formerSchema.safeParse(JSON.parse(withoutMark(text)));
    if (parsed.success) return parsed.data;
  } catch {
    // Reported below.
  }
  return parseRecord(text);
}

/** Writes a record as the text of `housefront.json`. */
export const recordText = (record: KitRecord): string => `${JSON.stringify(record, null, 2)}\n`;

/** Hash of a generated text. Line ends do not count: git may convert them. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}`;

/** Hashes of generated files for the record. */
export const hashesOf = (tree: FileTree): Record<string, string> =>
  Object.fromEntries([...tree].map(([path, text]) => [path, hashOf(text)]));

/** Copies of generated files under the folder of bases. */
export const baseTree = (tree: FileTree): FileTree =>
  new Map([...tree].map(([path, text]) => [`${BASE}/${path}`, text]));
