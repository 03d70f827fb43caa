import type * as z from 'zod/mini';
import { siteConfigKeys } from './site-config.keys.ts';

/** A problem of a configuration. */
export interface SiteConfigProblem {
  /** Where, e.g. `public.TEMPLATE_NAME`; `(config)` for the whole. */
  readonly path: string;
  /** Description of the problem, in English. */
  readonly problem: string;
  /** The remedy. */
  readonly fix: string;
  /** The nearest value with which its key is valid, and the path of the key; absent if none is near (OPS-20). */
  readonly mend?: { readonly path: string; readonly value: unknown };
}

const fixes = new Map(siteConfigKeys().map(({ path, fix }) => [path, fix]));

/** Turns a schema issue into problems a person can act on. */
export function describeIssue(issue: z.core.$ZodIssue): readonly SiteConfigProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      problem: 'is not a known key',
      fix: 'remove it or correct its spelling',
    }));
  }
  return [{ path: path.join('.') || '(config)', problem: problemOf(issue), fix: fixFor(path) }];
}

function problemOf({ code, input, message }: z.core.$ZodIssue): string {
  if (code === 'invalid_type' && input === undefined) return 'is missing';
  // The remedy lists the values.
  if (code === 'invalid_value' && typeof input === 'string') return `"${input}" is not known`;
  return plain(message);
}

/** The remedy of the nearest key: entries of a list or a table have that of the list or table. */
function fixFor(path: readonly string[]): string {
  const names = path.filter((name) => !/^\d+$/.test(name));
  for (let length = names.length; length > 0; length -= 1) {
    const fix = fixes.get(names.slice(0, length).join('.'));
    if (fix !== undefined) return fix;
  }
  return 'export one object from site.config.ts';
}

function plain(message: string): string {
  const text = message.replace(/^Invalid (input|option): /, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}
