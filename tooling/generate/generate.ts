import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { conflictsIn } from './conflicts.ts';
import type { Kind, KindData } from './kinds/kind.ts';
import { AnswersError, Cancelled, writeTree } from '@housefront/generator';

/** The generated files, from the root. */
export interface Generated {
  readonly files: readonly string[];
  readonly data: KindData;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Files under a folder, from there. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Formats files as the formatter requires; generated texts may have any length. */
function format(root: string, folder: string, files: readonly string[]): void {
  cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--write', ...files],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(join(folder, '.oxfmtrc.json'));
  if (status !== 0) throw new Error(`The new files cannot be formatted: ${stderr.trim()}`);
}

/**
 * Fills the templates of a kind in a temporary folder and moves the result into the tree in one go, so that an interruption
 * or a failing template leaves no incomplete files.
 * @param root the workspace
 * @throws {AnswersError} when a file that would be written exists, or a name means something else where it is entered
 * @throws {Cancelled} when a signal came before anything was written
 */
export async function generate(root: string, kind: Kind, data: KindData): Promise<Generated> {
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  // Deferred until the files are complete; writing is quick and atomic.
  for (const signal of signals) process.on(signal, interrupt);
  const dest = mkdtempSync(join(tmpdir(), 'housefront-gen-'));
  try {
    const { default: nodePlop } = await import('node-plop');
    const plop = await nodePlop(join(root, 'plopfile.ts'), { destBasePath: root, force: false });
    // The plopfile's own generator asks and then calls this function.
    plop.setGenerator(kind.name, {
      description: kind.description,
      prompts: [],
      actions: [...(kind.actions?.(data, root) ?? [])],
    });
    const result = await plop.getGenerator(kind.name).runActions({ ...data, dest, root });
    const failure = result.failures[0];
    if (failure) throw new Error(`${failure.type} ${failure.path}: ${failure.error}`);
    writeTree(dest, kind.files?.(data) ?? new Map());
    const taken = filesOf(dest).filter((file) => existsSync(join(root, file)));
    if (taken.length > 0)
      throw new AnswersError(taken.map((file) => `${file} exists already. Choose another name, or remove it first.`));
    for (const { file, change } of kind.edits?.(data, root) ?? []) {
      const staged = join(dest, file);
      const text = change(readFileSync(existsSync(staged) ? staged : join(root, file), 'utf8'));
      mkdirSync(dirname(staged), { recursive: true });
      writeFileSync(staged, text);
    }
    const files = filesOf(dest);
    const conflicts = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        conflictsIn(file, readFileSync(join(dest, file), 'utf8')).map((fault) => `${file}: ${fault}.`),
      );
    if (conflicts.length > 0) throw new AnswersError([...conflicts, 'A name is taken there. Choose another one.']);
    format(root, dest, files);
    if (interrupted) throw new Cancelled('interrupted');
    writeTree(root, new Map(files.map((file) => [file, readFileSync(join(dest, file), 'utf8')])));
    return { files, data };
  } finally {
    rmSync(dest, { recursive: true, force: true });
    for (const signal of signals) process.off(signal, interrupt);
  }
}
