/**
 * Purpose of a request that no visitor has sent. `prefetch`: the answer is kept for a visitor who may want it. `prerender`: it
 * would also be run, unseen.
 */
export type LoadPurpose = 'prefetch' | 'prerender';

/** Browsers send the first one; the others are those of older ones. */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * The purpose of a request, undefined for one of a visitor. `preview` is how Safari fills its list of frequent sites
 * (PLT-02).
 */
export function loadPurpose(header: (name: string) => string | undefined): LoadPurpose | undefined {
  let purpose: LoadPurpose | undefined;
  for (const name of HEADERS) {
    const value = header(name);
    if (value === undefined) continue;
    if (/\b(?:prerender|preview)\b/i.test(value)) return 'prerender';
    if (/\bprefetch\b/i.test(value)) purpose = 'prefetch';
  }
  return purpose;
}

/** Whether the visitor's browser is to save data. */
export const savesData = (header: (name: string) => string | undefined): boolean =>
  header('save-data')?.trim().toLowerCase() === 'on';
