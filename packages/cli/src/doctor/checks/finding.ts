import type { Snapshot } from '../repository/snapshot.ts';
import type { Step } from '../repository/step.ts';

/** A kind of finding, as the documentation describes it. */
export interface FindingKind {
  readonly status: 'warn' | 'fail';
  /** The fault in a few words. */
  readonly title: string;
  /** One sentence: the harm that it does. */
  readonly meaning: string;
  /** One sentence: the way to mend it. */
  readonly mend: string;
  /** False when an operator may have a reason for it: it is left out by `--ci`. */
  readonly ci: boolean;
}

/** An occurrence of a kind. */
export interface Found<Id extends string = string> {
  readonly id: Id;
  readonly where: string;
  readonly why: string;
  readonly steps: readonly Step[];
  /** The kind could not be looked at; `why` has the reason. */
  readonly skipped?: true;
  /** A fact without a fault; it is listed as well. */
  readonly well?: true;
}

/** Checks of one subject. */
export interface Area<Id extends string = string> {
  readonly name: string;
  /** Kinds by id; the id begins with the area's name. */
  readonly kinds: Readonly<Record<Id, FindingKind>>;
  readonly check: (project: Snapshot) => readonly Found<Id>[];
}

/** Types an area's checks by its kinds. */
export const area = <const Id extends string>(checks: Area<Id>): Area<Id> => checks;

/** A kind that always means harm. */
export const fail = (title: string, meaning: string, mend: string): FindingKind => ({
  status: 'fail',
  title,
  meaning,
  mend,
  ci: true,
});

/** A kind that a person should know of. */
export const warn = (title: string, meaning: string, mend: string, ci = true): FindingKind => ({
  status: 'warn',
  title,
  meaning,
  mend,
  ci,
});

/** A kind that could not be looked at. */
export const skipped = <const Id extends string>(id: Id, why: string): Found<Id> => ({
  id,
  where: '',
  why,
  steps: [],
  skipped: true,
});

/** All kinds of an area that could not be looked at. */
export function allSkipped<Id extends string>(kinds: Readonly<Record<Id, FindingKind>>, why: string): Found<Id>[] {
  // Object.keys has no type for the names of keys.
  return (Object.keys(kinds) as Id[]).map((id) => skipped(id, why));
}
