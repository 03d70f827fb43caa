/** Texts that components may contain, each with its reason. */
export const known: ReadonlyMap<string, string> = new Map([
  ['DEMO', 'the mark of a demo game, drawn like a logo'],
  ['carousel', 'role description by the ARIA pattern; without a translation so far'],
  ['slide', 'role description by the ARIA pattern; without a translation so far'],
]);
