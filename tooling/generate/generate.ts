import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodePlop from 'node-plop';
import type { Kind, KindData } from './kinds/kind.ts';
import { AnswersError } from './questions.ts';

/** The files a generator made, from the root. */
export interface Generated {
  readonly files: readonly string[];
  readonly data: KindData;
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
    cpSync(dest, target, { recursive: true });
    return { files: files.sort(), data };
  } finally {
    rmSync(dest, { recursive: true, force: true });
  }
}
