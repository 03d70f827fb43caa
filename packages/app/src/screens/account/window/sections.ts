import type { AccountContentProps } from '@housefront/ui/views';
import { createElement, memo, use, type ComponentType } from 'react';
import { lazyValue } from '../../../kernel/lazyValue.ts';
import type { ContributedSection, SectionHook } from './section.types.ts';
import { useSectionFrame } from './useAccountFrame.ts';

/** The sections of a window, each in its own chunk. */
export interface Sections {
  /**
   * Loads the code of a section. Rejects when its chunk cannot be loaded; the next call tries again.
   * @param id as in addresses, e.g. `DWRecord` for `sections/dw-record.section.ts`
   */
  readonly load: (id: string) => Promise<void>;
  /** Makes a section from its hook; suspends until its code has loaded. One component for each id. */
  readonly content: (id: string) => Content;
}

const nameOf = (file: string): string => file.split(/[/.]/).at(-3) ?? file;
const kebab = (id: string): string => id.replace(/([A-Z]+)([A-Z][a-z])|([a-z])([A-Z])/g, '$1$3-$2$4').toLowerCase();

type Content = ComponentType<AccountContentProps>;

/** The component of a loaded section. */
const contentOf = (section: SectionHook | ContributedSection): Content => {
  if (typeof section !== 'function') return section.Content;
  const useHook = section;
  return function SectionContent({ render }) {
    return render(useHook(useSectionFrame()));
  };
};

/** Makes the sections of a folder. */
const createSections = (files: Readonly<Record<string, () => Promise<SectionHook | ContributedSection>>>): Sections => {
  const loaders = new Map(
    Object.entries(files).map(([file, load]) => [nameOf(file), lazyValue(() => load().then(contentOf))]),
  );
  const contents = new Map<string, Content>();
  const load = (id: string): Promise<Content> => {
    const loader = loaders.get(kebab(id));
    if (!loader) throw new Error(`No section of this window is called ${kebab(id)}.`);
    return loader();
  };
  const make = (id: string): Content =>
    function Section({ render }) {
      return createElement(use(load(id)), { render });
    };
  const content = (id: string) => {
    const Section = contents.get(id) ?? memo(make(id));
    contents.set(id, Section);
    return Section;
  };
  return { load: async (id) => void (await load(id)), content };
};

/** The sections of the member centre. */
export const memberSections = createSections(
  import.meta.glob<SectionHook | ContributedSection>('../sections/*.section.{ts,js}', { import: 'default' }),
);
/** The sections of the agent window. */
export const agentSections = createSections(
  import.meta.glob<SectionHook | ContributedSection>('../agent-sections/*.section.{ts,js}', { import: 'default' }),
);
