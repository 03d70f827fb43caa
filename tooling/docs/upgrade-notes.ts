import { isSecurityRelease, releases, type Release } from '../../packages/generator/src/notes/releases.ts';
import type { ReleaseNote } from '../../packages/generator/src/notes/release-note.ts';

function noteSection({ text, breaking }: ReleaseNote): readonly string[] {
  if (!breaking) return [];
  const { intent, hits, staysTrue, proof, names } = breaking;
  return [
    `### ${text.split('\n')[0]?.replace(/\.$/, '') ?? ''}`,
    [
      `- **Why:** ${intent}`,
      `- **Who is hit:** ${hits}`,
      `- **What stays true:** ${staysTrue}`,
      `- **Names:** ${names.map((name) => `\`${name}\``).join(', ')}`,
    ].join('\n'),
    'This succeeds when all is well:',
    ['```sh', proof, '```'].join('\n'),
  ];
}

function releaseSection(release: Release): readonly string[] {
  const breaking = release.notes.flatMap(noteSection);
  return [
    `## ${release.version} (${release.date})`,
    ...(isSecurityRelease(release) ? ['It closes a vulnerability. Take it soon.'] : []),
    ...(breaking.length > 0 ? breaking : ['Nothing breaks.']),
  ];
}

/** The page of everything that breaks, by release, from the notes of the releases. */
export const upgradeNotesPage = (known: readonly Release[] = releases): string =>
  `${[INTRODUCTION, ...known.flatMap(releaseSection)].join('\n\n')}\n`;

const INTRODUCTION = `# Upgrade notes

Each release with all that breaks: why, who is hit, what stays true, and the command that proves that all is well. The
[changelog](changelog.md) has the rest, the [promise](promise.md) says how long a version is mended.

\`npx housefront@latest upgrade\` follows these notes where a program can.`;
