import type { Release } from '../../packages/generator/src/notes/releases.ts';
import type { ReleaseNote } from '../../packages/generator/src/notes/release-note.ts';

const breakingLines = ({ text, breaking }: ReleaseNote): string =>
  breaking
    ? [
        `- ${text.replaceAll(/\n+/g, ' ')}`,
        `  - Why: ${breaking.intent}`,
        `  - Who is hit: ${breaking.hits}`,
        `  - What stays true: ${breaking.staysTrue}`,
        `  - Proof: \`${breaking.proof}\``,
      ].join('\n')
    : '';

const line = ({ text }: ReleaseNote): string => `- ${text.replaceAll(/\n+/g, ' ')}`;

/** The entry of a release in the changelog, for site owners: first what asks them to act. */
export function changelogEntry({ version, date, notes }: Release): string {
  const rest = notes.filter(({ breaking, security }) => !breaking && !security);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Security: upgrade soon', notes.filter(({ security, breaking }) => security && !breaking).map(line)],
    ['What you have to change', notes.filter(({ breaking }) => breaking).map(breakingLines)],
    ['New', rest.filter(({ bump }) => bump !== 'patch').map(line)],
    ['Mended', rest.filter(({ bump }) => bump === 'patch').map(line)],
  ];
  const sections = parts.flatMap(([title, lines]) =>
    lines.length > 0 ? [`### ${title}\n\n${lines.join('\n')}\n`] : [],
  );
  return `## ${version} (${date})\n\n${sections.join('\n')}`;
}

/**
 * The changelog with a release. An entry that was written by hand and has no day yet is kept and gets its day.
 */
export function withRelease(changelog: string, release: Release): string {
  const waiting = `## ${release.version} (unreleased)\n`;
  if (changelog.includes(waiting)) return changelog.replace(waiting, () => `## ${release.version} (${release.date})\n`);
  const at = changelog.search(/^## /m);
  const entry = changelogEntry(release);
  return at < 0 ? `${changelog.trimEnd()}\n\n${entry}` : `${changelog.slice(0, at)}${entry}\n${changelog.slice(at)}`;
}
