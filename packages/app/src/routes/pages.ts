import type { AddressId } from '@housefront/contract/pages';
import type { Guard, LoadedPage } from '../kernel/page.types.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Modules by address id, derived from the file name: `faq-entry.page.ts` → `faqEntry`. */
const byName = <Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([file, module]) => [camel(file.split(/[/.]/).at(-3) ?? ''), module]));

/** Loads the code of each page, a chunk of its own. */
export const pages = byName(
  import.meta.glob<{ readonly default: LoadedPage }>('./*/*.page.ts', { base: '../screens' }),
);

/** Guards, by address id. */
export const guards = byName(
  import.meta.glob<Guard>('./*/*.guard.ts', { base: '../screens', import: 'default', eager: true }),
);

/** Loads the code of a page. Rejects when its chunk cannot be loaded. */
export async function loadPage(id: AddressId): Promise<LoadedPage> {
  const module = await pages.get(id)?.();
  if (!module) throw new Error(`No screen has the page ${id}.`);
  return module.default;
}
