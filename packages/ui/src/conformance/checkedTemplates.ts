import { inject } from 'vitest';
import { shareViews, type Ownership } from './ownership.ts';
import { loadTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the templates that a change touched and that are to be looked at; empty for all. */
    readonly templates: readonly string[];
  }
}

/** The templates that this run looks at, and what of them. */
export async function checkedTemplates(): Promise<readonly Ownership[]> {
  const wanted = inject('templates');
  const all = shareViews(await loadTemplates());
  return wanted.length === 0 ? all : all.filter(({ template }) => wanted.includes(template.id));
}
