import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodePlop from 'node-plop';
import type { Edit, Kind, KindData } from './kinds/kind.ts';
import { AnswersError } from './questions.ts';

/** The files a generator made, from the root. */
export interface Generated {
  readonly files: readonly string[];
  readonly data: KindData;
}

/** The text of a file after an edit. @throws when the edit finds no place */
function edited(root: string, { file, find, replace }: Edit): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (!find.test(text)) throw new Error(`${file} has no place for the new entry.`);
  return text.replace(find, (...groups: string[]) => replace(...groups));
}

/**
 * Fills the templates of a kind in a temporary folder and moves the result into the tree in one go, so that an
 * interruption or a failing template leaves nothing half made.
 * @param root the workspace
 * @throws {AnswersError} when a file that would be written exists
 */
export async function generate(root: string, kind: Kind, data: KindData, target: string = root): Promise<Generated> {
  const dest = mkdtempSync(join(tmpdir(), 'housefront-gen-'));
  try {
    const plop = await nodePlop(join(root, 'plopfile.ts'), { destBasePath: root, force: false });
    const result = await plop.getGenerator(kind.name).runActions({ ...data, dest });
    const failure = result.failures[0];
    if (failure) throw new Error(`${failure.type} ${failure.path}: ${failure.error}`);
    const files = readdirSync(dest, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dest.length + 1));
    const taken = files.filter((file) => existsSync(join(target, file)));
    if (taken.length > 0) throw new AnswersError(taken.map((file) => `${file} exists already. Choose another name, or remove it first.`));
    const edits = kind.edits?.(data).map((edit) => ({ file: edit.file, text: edited(target, edit) })) ?? [];
    cpSync(dest, target, { recursive: true });
    for (const { file, text } of edits) writeFileSync(join(target, file), text);
    return { files: [...files, ...edits.map(({ file }) => file)].sort(), data };
  } finally {
    rmSync(dest, { recursive: true, force: true });
  }
}
