import type { Plan } from './plan.ts';
import type { MigrationEntry } from './migrate.ts';

/** Message of the commit: versions, and what each migration did. */
export function commitMessage(from: string, to: string, entries: readonly MigrationEntry[]): string {
  const lines = entries.map(({ id, state, reason }) => `- ${id}: ${state}${reason === undefined ? '' : `. ${reason}`}`);
  return [
    `chore: upgrade Housefront from ${from} to ${to}`,
    ...(lines.length > 0 ? ['', 'Migrations:', ...lines] : []),
    '',
  ].join('\n');
}

/** Lines about what an upgrade changes. */
export function planLines({ changes, conflicts, entries, deleted, warnings }: Plan): string[] {
  const own = [...changes].filter(([path]) => !path.startsWith('.housefront/') && path !== 'housefront.json');
  const what = (path: string, bytes: unknown) => (bytes === null ? `  deleted    ${path}` : `  changed    ${path}`);
  return [
    ...warnings,
    ...own.map(([path, file]) => what(path, file)),
    ...deleted.map((path) => `  left out   ${path}: you deleted it`),
    ...conflicts.map(({ path, mine, theirs }) => {
      const why =
        mine && theirs
          ? 'both changed the same lines'
          : mine
            ? 'the kit no longer has it, and you changed it'
            : 'you moved or deleted it';
      return `  conflict   ${path}: ${why}`;
    }),
    ...entries.map(
      ({ id, state, reason }) => `  migration  ${id}: ${state}${reason === undefined ? '' : `. ${reason}`}`,
    ),
  ];
}

/** Lines about migrations that were left out or left something to do. */
export const pendingLines = (entries: readonly MigrationEntry[]): string[] =>
  entries
    .filter(({ state }) => state !== 'applied')
    .map(({ id, state, reason = '' }) => `${id}: ${state}. ${reason}`.trimEnd());
