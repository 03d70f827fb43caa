import type { Core } from '@housefront/core';
import { perObject } from '@housefront/contract/per-object';
import type { AccountContentProps } from '@housefront/ui/views';
import { createElement, memo, use, type ComponentType } from 'react';
import { extensionOf, type Extension } from '../../../kernel/extension.ts';
import { lazyValue } from '../../../kernel/lazyValue.ts';
import type { ContributedSection, SectionHook } from './section.types.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useSectionFrame } from './useAccountFrame.ts';

/** The sections of a window, each in its own chunk. */
export interface Sections {
  /**
   * Loads the code of a section. Rejects when its chunk cannot be loaded; the next call tries again.
   * @param id as in addresses, e.g. `DWRecord` for `sections/dw-record.section.ts`
   */
  readonly load: (core: Core, id: string) => Promise<void>;
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

type Files = Readonly<Record<string, () => Promise<SectionHook | ContributedSection>>>;

/** Loaders of the sections in files, by name. */
const loadersOf = (files: Files): ReadonlyMap<string, () => Promise<Content>> =>
  new Map(Object.entries(files).map(([file, load]) => [nameOf(file), lazyValue(() => load().then(contentOf))]));

/** Loaders of the sections of an extension, by name. */
const added = perObject(({ section }: Extension) => {
  const loaders = new Map<string, () => Promise<Content>>();
  return (name: string): (() => Promise<Content>) => {
    const loader = loaders.get(name) ?? lazyValue(() => section(name).then(contentOf));
    loaders.set(name, loader);
    return loader;
  };
});

/** Makes the sections of a folder and of the extension of a site. */
const createSections = (files: Files): Sections => {
  const loaders = loadersOf(files);
  const contents = new Map<string, Content>();
  const load = (core: Core, id: string): Promise<Content> => {
    const name = kebab(id);
    const extension = extensionOf(core);
    const loader = loaders.get(name) ?? (extension && added(extension)(name));
    if (!loader) throw new Error(`No section of this window is called ${name}.`);
    return loader();
  };
  const make = (id: string): Content =>
    function Section({ render }) {
      return createElement(use(load(useRuntime().core, id)), { render });
    };
  const content = (id: string) => {
    const Section = contents.get(id) ?? memo(make(id));
    contents.set(id, Section);
    return Section;
  };
  return { load: async (core, id) => void (await load(core, id)), content };
};

/** The sections of the member centre. */
export const memberSections = createSections(
  import.meta.glob<SectionHook | ContributedSection>('../sections/*.section.{ts,js}', { import: 'default' }),
);
/** The sections of the agent window. */
export const agentSections = createSections(
  import.meta.glob<SectionHook | ContributedSection>('../agent-sections/*.section.{ts,js}', { import: 'default' }),
);
