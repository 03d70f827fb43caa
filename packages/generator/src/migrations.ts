import { withoutMark } from '@housefront/contract/json';
import type { FileTree } from './base/writeTree.ts';

/**
 * A change of an operator's files that a release needs. It is a pure function over the texts of the repository, with line
 * feeds at the ends of lines, and changes nothing where it does not apply. It runs on the operator's files and on the
 * generated files as they were written, so that an upgrade compares like with like. A file moves by null for its old path and
 * its text for the new one (OPS-03).
 */
export interface Migration {
  /** Stable, e.g. `0.2.0-rename-demo-games`. */
  readonly id: string;
  /** The release that needs it. It runs for repositories of older versions. */
  readonly version: string;
  /** `config`: site.config.ts and housefront.json; `code`: other files; `note`: only text for the operator. */
  readonly kind: 'config' | 'code' | 'note';
  /** One sentence for the report. */
  readonly summary: string;
  readonly applies: (files: FileTree) => boolean;
  /** Returns the changed and new files; null as text deletes a file. Absent for a note. */
  readonly change?: (files: FileTree) => ReadonlyMap<string, string | null>;
  /** Places that it could not change, each in one line for the operator. Read after the change; empty if all is done. */
  readonly unresolved?: (files: FileTree) => readonly string[];
}

const MANIFEST = 'package.json';
type Lists = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>>;

/** Whether a dependency is for the build of sites: the kit without the gateway, its libraries, and packages of the repository. */
const isForBuild = ([name, range]: readonly [string, string]): boolean =>
  /^(?:housefront|@housefront\/(?!gateway$).*|@vanilla-extract\/css|react|react-dom|vite)$/.test(name) ||
  ['workspace:*', '0.0.0'].includes(range);

/** The manifest with its lists; undefined for a text that is no manifest. */
function manifestOf(text = ''): Partial<Lists> | undefined {
  try {
    const value: unknown = JSON.parse(withoutMark(text));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All migrations, in the order of their releases. */
export const migrations: readonly Migration[] = [
  {
    id: '0.2.0-production-dependencies',
    version: '0.2.0',
    kind: 'code',
    summary: 'package.json names what runs in production as dependencies, and what builds sites as devDependencies.',
    applies: (files) => Object.entries(manifestOf(files.get(MANIFEST))?.dependencies ?? {}).some(isForBuild),
    change(files) {
      const text = files.get(MANIFEST) ?? '';
      const { dependencies = {}, devDependencies = {}, ...rest } = manifestOf(text) ?? {};
      const moved = Object.entries(dependencies).filter(isForBuild);
      const stay = Object.entries(dependencies).filter((entry) => !isForBuild(entry));
      const manifest = {
        ...rest,
        dependencies: Object.fromEntries(stay),
        devDependencies: { ...Object.fromEntries(moved), ...devDependencies },
      };
      const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
      return new Map([[MANIFEST, `${JSON.stringify(manifest, null, indent)}\n`]]);
    },
  },
];
