const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Modules by address id, derived from the file name: `faq-entry.page.ts` → `faqEntry`. */
export const byAddress = <Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([file, module]) => [camel(file.split(/[/.]/).at(-3) ?? ''), module]));
