import type { SharedViewPropsMap, ViewLoader } from './contract.ts';

/** The view of a file by its folder: `…/slot-list/slot-list.fixtures.ts` → `slotList`. */
export const viewOfFile = (file: string): string =>
  (file.split('/').at(-2) ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const modules = import.meta.glob('./*/*View.{tsx,js}');

/** Views shared by all templates, by their folders. */
// A view file exports that view, which the conformance suite renders.
export const sharedViews = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [viewOfFile(file), load]),
) as unknown as { readonly [Name in keyof SharedViewPropsMap]: ViewLoader<Name> };
