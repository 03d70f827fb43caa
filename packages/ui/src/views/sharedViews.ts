import type { SharedViewPropsMap, ViewLoader } from './contract.ts';
import { viewOfFile } from './viewOfFile.ts';

const modules = import.meta.glob('./*/*View.tsx');

/** The views that look the same in all templates, by the folders that hold them. */
// A file in the folder of a view exports that view, which conformance.browser.test.tsx draws.
export const sharedViews = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [viewOfFile(file), load]),
) as unknown as { readonly [Name in keyof SharedViewPropsMap]: ViewLoader<Name> };
