/** Licences that a part of the kit may have without a word: they ask for a notice at most. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense']);

/** A part with another licence, and why it may be there. Its name ends in `*` for the parts of each system. */
interface Exception {
  readonly name: string;
  readonly licence: string;
  readonly why: string;
}

/** Parts with other licences. A new one is decided here, and named where operators take it. */
export const exceptions: readonly Exception[] = [
  { name: 'caniuse-lite', licence: 'CC-BY-4.0', why: 'data of browsers, read by builds; no site has it' },
  { name: 'lightningcss', licence: 'MPL-2.0', why: 'makes styles in builds, unchanged; no site has it' },
  { name: 'lightningcss-*', licence: 'MPL-2.0', why: 'its program for each system' },
  {
    name: '@img/sharp-libvips-*',
    licence: 'LGPL-3.0-or-later',
    why: "optional: comes with sharp, as a library of its own, where an operator chooses images: 'gateway'",
  },
];

/** Licences of parts whose manifests name none, as their files do. */
export const corrected: Readonly<Record<string, string>> = { eval: 'MIT', 'require-like': 'MIT' };

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Whether a part may be there: by its licence, by one that it leaves a choice of, or as an exception. */
export function isAllowed(name: string, licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return (
    choices.some((choice) => allowed.has(choice)) ||
    exceptions.some((each) => fits(each.name, name) && each.licence === licence)
  );
}
