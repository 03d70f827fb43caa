/** Codings of files and answers. */
export type Coding = 'br' | 'gzip';

/** True when an Accept-Encoding header allows the coding; an absent header and `q=0` do not. */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  return (header ?? '').split(',', 20).some((item) => {
    const [name = '', ...params] = item.toLowerCase().split(';');
    return name.trim() === coding && !params.some((param) => /^\s*q=0(?:\.0*)?\s*$/.test(param));
  });
}

/** The coding of a page: brotli only together with gzip, its fallback; undefined for uncompressed bytes. */
export function bestCoding(header: string | undefined): Coding | undefined {
  if (!acceptsCoding(header, 'gzip')) return undefined;
  return acceptsCoding(header, 'br') ? 'br' : 'gzip';
}
