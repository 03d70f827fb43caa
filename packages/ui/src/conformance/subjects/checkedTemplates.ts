import { inject } from 'vitest';
import { shareViews, showingViews, type Ownership } from './ownership.ts';
import { loadTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the templates that a change touched; empty for all. */
    readonly templates: readonly string[];
    /** Views that a change touched; empty for all. */
    readonly views: readonly string[];
  }
}

/** The templates to check in this run, and which of their views. */
export async function checkedTemplates(): Promise<readonly Ownership[]> {
  const wanted = inject('templates');
  const all = shareViews(await loadTemplates());
  const views = inject('views');
  if (views.length > 0) return showingViews(all, views);
  return wanted.length === 0 ? all : all.filter(({ template }) => wanted.includes(template.id));
}
