import { parseSync } from 'oxc-parser';
import { parseReleaseNote, type ReleaseNote } from '../../packages/generator/src/notes/release-note.ts';
import type { Release } from '../../packages/generator/src/notes/releases.ts';
import { breakingChanges, covers, type Version } from './breaking-changes.ts';

/** File with the notes of all releases. */
export const RELEASES_FILE = 'packages/generator/src/notes/notes.json';

/** Packages whose public interface changed without a release note. */
export function withoutNote(changed: readonly string[], noteOf: (file: string) => string): readonly string[] {
  const notes = changed.filter((file) => /^\.changeset\/[\w-]+\.md$/.test(file)).map(noteOf);
  // The release itself: its notes are data.
  if (changed.includes(RELEASES_FILE)) return [];
  return changed
    .flatMap((file) => /^docs\/api\/packages\/([\w-]+)\.txt$/.exec(file)?.[1] ?? [])
    .filter((name) => !notes.some((note) => note.includes(`'@housefront/${name}':`)));
}

/** Sources of the files that a version generates for operators: texts, and the values that are written into them. */
const generates = /^packages\/generator\/src\/(?:templates\/|(?:repository|site)\/[^/]+\.ts$|render\.ts$)/;

/**
 * The first changed source of generated files when no note names the generator: operators who upgrade would get other files and
 * read nothing of it, and a migration that the change needs could be forgotten (OPS-03).
 * @returns null if nothing changed, or a note says so
 */
export function generatedWithoutNote(changed: readonly string[], noteOf: (file: string) => string): string | null {
  const notes = changed.filter((file) => /^\.changeset\/[\w-]+\.md$/.test(file)).map(noteOf);
  if (changed.includes(RELEASES_FILE) || notes.some((note) => note.includes("'@housefront/generator':"))) return null;
  return changed.find((file) => generates.test(file) && !file.endsWith('.test.ts')) ?? null;
}

/** Whether two texts of a module differ in comments alone, which change nothing that it does. */
export function isSameCode(file: string, before: string, now: string): boolean {
  const [one, other] = [before, now].map((text) => {
    const { comments } = parseSync(file, text);
    const code = comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    // Lines that held comments alone are left empty.
    return code
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n+/g, '\n')
      .trim();
  });
  return one === other;
}

/** Changesets of the next release, by path, README left out. */
export const waitingNotes = ({ list }: Version): readonly string[] =>
  list('.changeset').filter((path) => path.endsWith('.md') && !path.endsWith('/README.md'));

/** All releases that a version of the repository knows. */
export const releasesOf = ({ read }: Version): readonly Release[] => {
  const text = read(RELEASES_FILE);
  return text === null ? [] : (JSON.parse(text) as { readonly releases: readonly Release[] }).releases;
};

/** Public names that a note says something about. */
const namesOf = ({ breaking, compatible }: ReleaseNote): readonly string[] => [
  ...(breaking?.names ?? []),
  ...(compatible?.names ?? []),
];

/**
 * Whether a version of the kit was released: the changelog has an entry with its day. Until then nothing is public, so nothing
 * can break.
 */
export const hasRelease = (changelog: string): boolean => /^## \d\S* \(\d{4}-\d\d-\d\d\)$/m.test(changelog);

/** Problems of the notes of a change. */
export interface NoteProblems {
  /** Notes that cannot be read, by path. */
  readonly wrong: readonly { readonly path: string; readonly problem: string }[];
  /** Broken public names that no note describes. */
  readonly undescribed: readonly string[];
}

/**
 * Reads the notes that came after `before`, waiting ones and those of newer releases, and compares them with the public names
 * that broke (OPS-13).
 */
export function checkNotes(before: Version, after: Version): NoteProblems {
  const read = waitingNotes(after).map((path) => ({ path, parsed: parseReleaseNote(after.read(path) ?? '') }));
  const wrong = read.flatMap(({ path, parsed }) =>
    parsed.ok ? [] : parsed.problems.map((problem) => ({ path, problem })),
  );
  if (!hasRelease(before.read('CHANGELOG.md') ?? '')) return { wrong, undescribed: [] };
  const old = new Set(releasesOf(before).map(({ version }) => version));
  const notes = [
    ...read.flatMap(({ parsed }) => (parsed.ok ? [parsed.note] : [])),
    ...releasesOf(after).flatMap(({ version, notes: released }) => (old.has(version) ? [] : released)),
  ];
  const named = notes.flatMap(namesOf);
  const undescribed = breakingChanges(before, after).filter((name) => !named.some((each) => covers(each, name)));
  return { wrong, undescribed };
}

/** The message about {@link NoteProblems}; empty for none. */
export function describeProblems({ wrong, undescribed }: NoteProblems): string {
  const refused = wrong.map(({ path, problem }) => `${path}: ${problem}`);
  if (undescribed.length > 0)
    refused.push(
      'These public names are gone or changed, and no note describes it:',
      ...undescribed.map((name) => `  ${name}`),
      'Add to a changeset, in the form of .changeset/README.md, the section "### Breaking" (or "### Compatible", if all uses go on working) with the line',
      `- **Names:** ${undescribed.map((name) => `\`${name}\``).join(', ')}`,
    );
  return refused.join('\n');
}
