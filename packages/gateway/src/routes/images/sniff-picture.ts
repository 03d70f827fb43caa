/**
 * Kind of an original by its first bytes; undefined for anything else, such as a page. `still`: a picture that the library reads.
 * `as-is`: a drawing, a moving picture, or a form that only browsers read.
 */
export type PictureKind = 'still' | 'as-is' | undefined;

/** Recognises an original by its content: suppliers' types are wrong, and a hostile one would choose the decoder (IMG-01). */
export function sniffPicture(bytes: Buffer): PictureKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return isMovingPng(bytes) ? 'as-is' : 'still';
  if (text(0, 3) === '\xff\xd8\xff') return 'still';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'still';
  // The second bit of an extended header is that of animation.
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
    return text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0 ? 'as-is' : 'still';
  if (text(4, 8) === 'ftyp') return kindOfBrands(brandsOf(bytes));
  if (isForBrowsers(bytes)) return 'as-is';
  return isSvg(bytes.toString('utf8', 0, 1024)) ? 'as-is' : undefined;
}

/** Walks the chunks before the picture's data: one of animation comes there (PNG, third edition, 5.6). */
function isMovingPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** Major and compatible brands of an ISO media file. */
function brandsOf(bytes: Buffer): readonly string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function kindOfBrands(brands: readonly string[]): PictureKind {
  if (brands.includes('avis')) return 'as-is';
  if (brands.includes('avif')) return 'still';
  return brands.some((brand) => /^(?:mif1|msf1|hei[cxms]|hev[cx])$/.test(brand)) ? 'as-is' : undefined;
}

/** BMP, icons and JPEG XL, bare or in boxes. */
function isForBrowsers(bytes: Buffer): boolean {
  if (bytes.length < 12) return false;
  const [start, name] = [bytes.readUInt32BE(0), bytes.toString('latin1', 4, 8)];
  const isBmp = start >>> 16 === 0x42_4d && bytes.readUInt32BE(6) === 0;
  return isBmp || start === 0x1_00 || start === 0x2_00 || start >>> 16 === 0xff_0a || name === 'JXL ';
}

/** An XML declaration, comments and a document type may come first. */
const isSvg = (start: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i.test(
    start,
  );
