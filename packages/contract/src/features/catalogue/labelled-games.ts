import { isRecord } from '../../wire/json.ts';
import * as z from 'zod/mini';
import { MAX_GAMES } from '../../wire/bounds.ts';
import { listOf } from '../../wire/wire.ts';

/**
 * The `main` part of a label reply: games that name their labels in `label_ids`. Replies grouped by label (a map from
 * label id to games, or a list of `{id, list}`) are flattened, each game taking the labels of its groups (CAT-15x).
 */
export function labelledGames<G extends z.core.$ZodType<Labelled>>(game: G) {
  return z.pipe(
    z.pipe(z.transform(flatten), listOf(game, MAX_GAMES)),
    z.transform((games) => joined<z.output<G>>(games)),
  );
}

/** The fields of a game that identify it, and that are joined for repeated entries. */
interface Labelled {
  readonly game_id: string;
  readonly label_ids: readonly string[];
}

/** Each game once, with the labels of all its entries (FLD-13). */
function joined<G extends Labelled>(games: readonly G[]): G[] {
  const found = new Map<string, G>();
  for (const game of games) {
    const known = found.get(game.game_id);
    if (known === undefined) found.set(game.game_id, game);
    else found.set(game.game_id, { ...known, label_ids: [...new Set([...known.label_ids, ...game.label_ids])] });
  }
  return [...found.values()];
}

interface Group {
  readonly label: string;
  readonly games: readonly unknown[];
}

function flatten(main: unknown): unknown {
  const groups = groupsOf(main);
  if (groups === null) return main;
  const found = new Map<string, Record<string, unknown>>();
  for (const { label, games } of groups) {
    for (const game of games.filter(isRecord)) {
      const id = key(game['game_id']) || key(game['id']);
      const known = found.get(id) ?? { ...game, label_ids: [] };
      const labels = Array.isArray(known['label_ids']) ? known['label_ids'] : [];
      found.set(id, { ...known, label_ids: labels.includes(label) ? labels : [...labels, label] });
    }
  }
  return [...found.values()];
}

/** The groups of a grouped reply; null when it is a flat list already. */
function groupsOf(main: unknown): readonly Group[] | null {
  if (Array.isArray(main)) {
    const groups = main.flatMap((item): Group[] => {
      const games = isRecord(item) ? (item['list'] ?? item['games']) : undefined;
      return isRecord(item) && Array.isArray(games) ? [{ label: key(item['id']), games }] : [];
    });
    return groups.length > 0 ? groups : null;
  }
  if (!isRecord(main)) return null;
  const entries = Object.entries(main).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return entries.length > 0 ? entries.map(([label, games]) => ({ label, games })) : null;
}

function key(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
