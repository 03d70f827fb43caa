import type { AccountContentProps } from '@housefront/ui/views';
import { memo, use, type ComponentType } from 'react';
import type { SectionHook } from './section.types.ts';
import { useSectionFrame } from './useAccountFrame.ts';

/** The sections of a window, each in its own chunk. */
export interface Sections {
  /**
   * Loads the code of a section. Rejects when its chunk cannot be loaded; the next call tries again.
   * @param id as in addresses, e.g. `DWRecord` for `sections/dw-record.section.ts`
   */
  readonly load: (id: string) => Promise<void>;
  /** Makes a section from its hook; suspends until its code has loaded. One component for each id. */
  readonly content: (id: string) => ComponentType<AccountContentProps>;
}

const nameOf = (file: string): string => file.split(/[/.]/).at(-3) ?? file;
const kebab = (id: string): string => id.replace(/([A-Z]+)([A-Z][a-z])|([a-z])([A-Z])/g, '$1$3-$2$4').toLowerCase();

/** A settled promise, which React does not wait for. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Makes the sections of a folder. */
const createSections = (files: Readonly<Record<string, () => Promise<SectionHook>>>): Sections => {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));
  const loaded = new Map<string, SectionHook>();
  const contents = new Map<string, ComponentType<AccountContentProps>>();
  const pending = new Map<string, Promise<void>>();
  const load = (id: string): Promise<void> => {
    const loader = loaders.get(kebab(id));
    if (!loader) throw new Error(`No section of this window is called ${kebab(id)}.`);
    if (loaded.has(id)) return settled;
    const running =
      pending.get(id) ??
      loader().then(
        (useHook) => void loaded.set(id, useHook),
        (error: unknown) => {
          pending.delete(id);
          throw error;
        },
      );
    pending.set(id, running);
    return running;
  };
  const make = (id: string): ComponentType<AccountContentProps> =>
    function Section({ render }) {
      // Called in every render: hooks must run in the same order before and after loading.
      use(load(id));
      const frame = useSectionFrame();
      const useHook = loaded.get(id);
      if (!useHook) throw new Error(`The section ${id} has no code.`);
      return render(useHook(frame));
    };
  const content = (id: string) => {
    const Section = contents.get(id) ?? memo(make(id));
    contents.set(id, Section);
    return Section;
  };
  return { load, content };
};

/** The sections of the member centre. */
export const memberSections = createSections(
  import.meta.glob<SectionHook>('./sections/*.section.ts', { import: 'default' }),
);
/** The sections of the agent window. */
export const agentSections = createSections(
  import.meta.glob<SectionHook>('./agent-sections/*.section.ts', { import: 'default' }),
);
