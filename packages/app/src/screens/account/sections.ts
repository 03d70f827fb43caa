import { createElement, use, type ComponentType } from 'react';
import type { SectionHook, SectionProps } from './section.types.ts';

/** The sections of a window, each a chunk of its own. */
export interface Sections {
  /**
   * Loads the code of a section. Rejects when its chunk cannot be loaded; the next call tries again.
   * @param id as in addresses, e.g. `DWRecord` for `sections/dw-record.section.ts`
   */
  readonly load: (id: string) => Promise<void>;
  /** The component that runs the hook of a section; suspends until its code is here. */
  readonly useSection: (id: string) => ComponentType<SectionProps>;
}

const nameOf = (file: string): string => file.split(/[/.]/).at(-3) ?? file;
const kebab = (id: string): string => id.replace(/([A-Z]+)([A-Z][a-z])|([a-z])([A-Z])/g, '$1$3-$2$4').toLowerCase();

/** A settled promise, which React does not wait for. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Makes the sections of a folder. */
const createSections = (files: Readonly<Record<string, () => Promise<SectionHook>>>): Sections => {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));
  const loaded = new Map<string, ComponentType<SectionProps>>();
  const pending = new Map<string, Promise<void>>();
  const load = (id: string): Promise<void> => {
    const loader = loaders.get(kebab(id));
    if (!loader) throw new Error(`No section of this window is called ${kebab(id)}.`);
    if (loaded.has(id)) return settled;
    const running =
      pending.get(id) ??
      loader().then(
        (useHook) =>
          void loaded.set(id, function Section({ View, ...props }) {
            return createElement(View, { ...props, section: useHook(props.frame) });
          }),
        (error: unknown) => {
          pending.delete(id);
          throw error;
        },
      );
    pending.set(id, running);
    return running;
  };
  return {
    load,
    useSection: (id) => {
      // Called in every render: hooks must run in the same order before and after loading.
      use(load(id));
      const Section = loaded.get(id);
      if (!Section) throw new Error(`The section ${id} has no code.`);
      return Section;
    },
  };
};

/** The sections of the member centre. */
export const memberSections = createSections(
  import.meta.glob<SectionHook>('./sections/*.section.ts', { import: 'default' }),
);
/** The sections of the agent window. */
export const agentSections = createSections(
  import.meta.glob<SectionHook>('./agent-sections/*.section.ts', { import: 'default' }),
);
