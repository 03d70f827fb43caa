/** Codings the build or the gateway makes. */
export type Coding = 'br' | 'gzip';

/** True when an Accept-Encoding header allows the coding; absent means no, `q=0` means no. */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  return (header ?? '').split(',', 20).some((item) => {
    const [name = '', ...params] = item.toLowerCase().split(';');
    return name.trim() === coding && !params.some((param) => /^\s*q=0(?:\.0*)?\s*$/.test(param));
  });
}

/** The coding to ask a page for: brotli only beside gzip, its fallback; undefined for plain bytes. */
export function bestCoding(header: string | undefined): Coding | undefined {
  if (!acceptsCoding(header, 'gzip')) return undefined;
  return acceptsCoding(header, 'br') ? 'br' : 'gzip';
}
