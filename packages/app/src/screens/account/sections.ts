import { createElement, use, type ComponentType } from 'react';
import type { SectionHook, SectionProps } from './section.types.ts';

const files = import.meta.glob<SectionHook>('./sections/*.section.ts', { import: 'default' });

const nameOf = (file: string): string => file.split(/[/.]/).at(-3) ?? file;
const kebab = (id: string): string => id.replace(/([A-Z]+)([A-Z][a-z])|([a-z])([A-Z])/g, '$1$3-$2$4').toLowerCase();

const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

const loaded = new Map<string, ComponentType<SectionProps>>();
const pending = new Map<string, Promise<void>>();

/** A settled promise, which React does not wait for. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Loads the code of a section, a chunk of its own. Rejects when its chunk cannot be loaded; the next call tries again.
 * @param id as in addresses, e.g. `DWRecord` for `sections/dw-record.section.ts`
 */
export function loadSection(id: string): Promise<void> {
  const load = loaders.get(kebab(id));
  if (!load) throw new Error(`No file of screens/account/sections is called ${kebab(id)}.`);
  if (loaded.has(id)) return settled;
  const running =
    pending.get(id) ??
    load().then(
      (useSection) =>
        void loaded.set(id, function Section({ View, ...props }) {
          return createElement(View, { ...props, section: useSection(props.frame) });
        }),
      (error: unknown) => {
        pending.delete(id);
        throw error;
      },
    );
  pending.set(id, running);
  return running;
}

/** The component that runs the hook of a section; suspends until its code is here. */
export function useSection(id: string): ComponentType<SectionProps> {
  // Called in every render: hooks must run in the same order before and after loading.
  use(loadSection(id));
  const Section = loaded.get(id);
  if (!Section) throw new Error(`The section ${id} has no code.`);
  return Section;
}
