import { shown, shownText } from './shown.ts';

/** A value of a reply that breaks the contract. */
export interface Drift {
  /** Place of the first such value, e.g. `data.list[3].game_id`. */
  readonly path: string;
  readonly expected: string;
  /** The first such value, shortened and without control characters. */
  readonly received: string;
  /** Number of such values in the lists of the reply. */
  readonly times: number;
}

/** Something that clients accept. */
export interface DriftNote {
  readonly path: string;
  readonly says: string;
  /** True for a form that the contract does not document but clients read. */
  readonly forgiven: boolean;
  readonly times: number;
}

/** Result of comparing the data of a reply with the contract. */
export interface DriftFindings {
  readonly drifts: readonly Drift[];
  readonly notes: readonly DriftNote[];
}

/** Largest number of different drifts and of notes that are kept of one reply. */
const MOST = 100;

/** Longest shown path. */
const PATH = 120;

/** Paths that differ only in positions within lists and maps have one pattern. */
const patternOf = (path: string): string => path.replaceAll(/\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g, '[]');

/** Collects the differences of one reply; equal ones in a list count as one. */
export function createFindings() {
  const drifts = new Map<string, Drift>();
  const notes = new Map<string, DriftNote>();
  const put = <Entry extends { readonly times: number }>(entries: Map<string, Entry>, key: string, entry: Entry) => {
    const known = entries.get(key);
    if (known) entries.set(key, { ...known, times: known.times + entry.times });
    else if (entries.size < MOST) entries.set(key, entry);
  };
  const putDrift = (drift: Drift) => put(drifts, `${patternOf(drift.path)} ${drift.expected}`, drift);
  const putNote = (note: DriftNote) => put(notes, `${patternOf(note.path)} ${note.says}`, note);
  return {
    drift: (path: string, expected: string, value: unknown) =>
      putDrift({ path: shownText(path, PATH), expected, received: shown(value), times: 1 }),
    note: (path: string, says: string) => putNote({ path: shownText(path, PATH), says, forgiven: false, times: 1 }),
    forgiven: (path: string, says: string) => putNote({ path: shownText(path, PATH), says, forgiven: true, times: 1 }),
    add: (other: { readonly drifts: () => readonly Drift[]; readonly notes: () => readonly DriftNote[] }) => {
      other.drifts().forEach(putDrift);
      other.notes().forEach(putNote);
    },
    drifts: (): readonly Drift[] => [...drifts.values()],
    notes: (): readonly DriftNote[] => [...notes.values()],
  };
}
