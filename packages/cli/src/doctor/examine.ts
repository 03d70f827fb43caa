import { nearest } from '@housefront/contract/nearest';
import { RECORD } from '@housefront/generator';
import { areas, findingsReference, ignoreKinds } from './checks/index.ts';
import type { Finding } from '../base/finding.ts';
import type { FindingKind, Found } from './checks/finding.ts';
import type { Snapshot } from './repository/snapshot.ts';
import { byHand, mendText, set, unset, type Step } from './repository/step.ts';

/** A finding with its steps, which are the parts of its advice. */
export interface ExaminedFinding extends Finding {
  readonly steps: readonly Step[];
}

const ok = (id: string, { title }: FindingKind): ExaminedFinding => ({
  id,
  status: 'ok',
  where: '',
  title,
  why: '',
  mend: '',
  steps: [],
});

const shown = ({ id, where, why, steps, skipped, well }: Found, { status, title }: FindingKind): ExaminedFinding => ({
  id,
  status: skipped ? 'skipped' : well ? 'ok' : status,
  where,
  title,
  why,
  mend: mendText(steps),
  steps,
});

/** Day of a time, in UTC: a report does not depend on the time zone. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Ids that are silenced today, and findings about the entries that silence nothing. */
export function silenced({ record, now }: Pick<Snapshot, 'record' | 'now'>) {
  const today = dayOf(now);
  const known = findingsReference().map(({ id }) => id);
  const ids = new Set<string>();
  const found: Found<keyof typeof ignoreKinds>[] = [];
  for (const [at, { id, until, why }] of (record?.doctor?.ignore ?? []).entries()) {
    const where = `${RECORD}: doctor.ignore`;
    const key = `doctor.ignore.${at}`;
    const isPlatform = id.startsWith('platform.');
    if (!known.includes(id) && !isPlatform) {
      const meant = nearest(id, known);
      const steps = [meant ? set(RECORD, `${key}.id`, meant) : unset(RECORD, key)];
      found.push({ id: 'doctor.ignore-unknown', where, why: `${id} is no finding.`, steps });
    } else if (!isDay(until)) {
      const steps = [byHand(`write in ${RECORD}: ${key}.until: a day such as ${dayOf(now)}`)];
      found.push({ id: 'doctor.ignore-unknown', where, why: `${until} is no day.`, steps });
    } else if (until < today) {
      found.push({
        id: 'doctor.ignore-expired',
        where,
        why: `${id} was expected until ${until}: ${why}.`,
        steps: [unset(RECORD, key)],
      });
    } else ids.add(id);
  }
  return { ids, found };
}

/** Reasons of the findings that are silenced today, by their ids. */
export function activeIgnores(snapshot: Pick<Snapshot, 'record' | 'now'>): ReadonlyMap<string, string> {
  const { record, now } = snapshot;
  const active = (record?.doctor?.ignore ?? []).filter(({ until }) => isDay(until) && until >= dayOf(now));
  return new Map(active.map(({ id, until, why }) => [id, `Expected until ${until}: ${why}.`]));
}

/**
 * Runs all checks.
 * @param ci leaves out what an operator may have a reason for
 * @returns at least one finding for each kind, in the order of the report
 */
export function examine(
  snapshot: Snapshot,
  { ci = false }: { readonly ci?: boolean } = {},
): readonly ExaminedFinding[] {
  const silent = silenced(snapshot);
  const report = (kinds: Readonly<Record<string, FindingKind>>, found: readonly Found[]): readonly ExaminedFinding[] =>
    Object.entries(kinds).flatMap(([id, kind]) => {
      const own = found.filter((each) => each.id === id && !silent.ids.has(id));
      if (ci && !kind.ci) return [];
      return own.length === 0 ? [ok(id, kind)] : own.map((each) => shown(each, kind));
    });
  return [...areas.flatMap(({ kinds, check }) => report(kinds, check(snapshot))), ...report(ignoreKinds, silent.found)];
}
