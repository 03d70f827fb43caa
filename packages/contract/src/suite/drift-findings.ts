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

/** A part that no entry of a reply has, and in whose place clients use a value. */
export interface Gap {
  /** Place of the first such part. */
  readonly path: string;
  /** Short description of the value that the site fills in, e.g. `off`. */
  readonly filledBy: string;
  /** Number of entries without the part. */
  readonly times: number;
}

/** Result of comparing the data of a reply with the contract. */
export interface DriftFindings {
  readonly drifts: readonly Drift[];
  readonly gaps: readonly Gap[];
  readonly notes: readonly DriftNote[];
}

/** Largest number of different drifts and of notes that are kept of one reply. */
const MAX = 100;

/** Longest shown path. */
const PATH = 120;

/** Paths that differ only in positions within lists and maps have one pattern. */
const patternOf = (path: string): string => path.replaceAll(/\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g, '[]');

/** Parts of {@link createFindings} that are added to another collection. */
interface Collected {
  readonly drifts: () => readonly Drift[];
  readonly notes: () => readonly DriftNote[];
  readonly allGaps: () => readonly Gap[];
  readonly present: ReadonlySet<string>;
}

/** Collects the differences of one reply; equal ones in a list count as one. */
export function createFindings() {
  const drifts = new Map<string, Drift>();
  const gaps = new Map<string, Gap>();
  const notes = new Map<string, DriftNote>();
  /** Patterns of the parts that an entry has. */
  const present = new Set<string>();
  const put = <Entry extends { readonly times: number }>(entries: Map<string, Entry>, key: string, entry: Entry) => {
    const known = entries.get(key);
    if (known) entries.set(key, { ...known, times: known.times + entry.times });
    else if (entries.size < MAX) entries.set(key, entry);
  };
  const putDrift = (drift: Drift) => put(drifts, `${patternOf(drift.path)} ${drift.expected}`, drift);
  const putNote = (note: DriftNote) => put(notes, `${patternOf(note.path)} ${note.says}`, note);
  const putGap = (gap: Gap) => put(gaps, patternOf(gap.path), gap);
  return {
    /** The part is there. */
    has: (path: string) => {
      present.add(patternOf(path));
    },
    gap: (path: string, filledBy: string) => putGap({ path: shownText(path, PATH), filledBy, times: 1 }),
    drift: (path: string, expected: string, value: unknown) =>
      putDrift({ path: shownText(path, PATH), expected, received: shown(value), times: 1 }),
    note: (path: string, says: string) => putNote({ path: shownText(path, PATH), says, forgiven: false, times: 1 }),
    forgiven: (path: string, says: string) => putNote({ path: shownText(path, PATH), says, forgiven: true, times: 1 }),
    add: (other: Collected) => {
      other.drifts().forEach(putDrift);
      other.notes().forEach(putNote);
      other.allGaps().forEach(putGap);
      other.present.forEach((pattern) => present.add(pattern));
    },
    present,
    /** Gaps of single entries included. */
    allGaps: (): readonly Gap[] => [...gaps.values()],
    gaps: (): readonly Gap[] => [...gaps].filter(([pattern]) => !present.has(pattern)).map(([, gap]) => gap),
    drifts: (): readonly Drift[] => [...drifts.values()],
    notes: (): readonly DriftNote[] => [...notes.values()],
  };
}
