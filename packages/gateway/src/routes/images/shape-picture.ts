import type { ImageForm } from '@housefront/contract/images';
import type Sharp from 'sharp';
import { PictureError } from './picture-error.ts';
import { sniffPicture } from './sniff-picture.ts';

/** Limits of an original. */
export interface ShapeLimits {
  /** Most pixels, before anything is decoded: a small file can claim a huge picture. */
  readonly maxPixels: number;
  /** Longest work on one file, in whole seconds. */
  readonly seconds: number;
}

/**
 * A file in the wished size and form, or `as-is` for what the browser loads from its own address: drawings, moving pictures, and
 * those that a browser shows as far as it can, such as one that is cut off, higher than the form may be or slow to make (FLD-16).
 */
export type Shaped = Buffer | 'as-is';

/**
 * Makes a file no wider than the original, without its metadata.
 * @throws PictureError for what is no picture, or has too many pixels
 */
export type ShapePicture = (
  original: Buffer,
  wish: { readonly width: number; readonly form: ImageForm },
  limits: ShapeLimits,
) => Promise<Shaped>;

/**
 * Loads the library that makes pictures. It is not part of the package: only gateways that make pictures carry its 17 MB (ADR 93),
 * so that no public type names it.
 */
export async function loadShapePicture(): Promise<ShapePicture> {
  const { default: sharp } = await import('sharp');
  // One thread for each picture: pages and files are compressed by the same processors.
  sharp.concurrency(1);
  sharp.cache(false);
  return (original, wish, limits) => shapePicture(sharp, original, wish, limits);
}

/** Highest WebP; an AVIF of sharp may have a pixel more. */
const HIGHEST = 16_383;

async function shapePicture(
  sharp: typeof Sharp,
  original: Buffer,
  { width, form }: Parameters<ShapePicture>[1],
  { maxPixels, seconds }: ShapeLimits,
): Promise<Shaped> {
  const kind = sniffPicture(original);
  if (kind === undefined) throw new PictureError(404, 'the original is no picture');
  if (kind === 'as-is') return kind;
  try {
    const limit = { limitInputPixels: maxPixels };
    const { pages = 1, autoOrient } = await sharp(original, { ...limit, failOn: 'none' }).metadata();
    const height = autoOrient.height * Math.min(1, width / autoOrient.width);
    if (pages > 1 || Math.round(height) > HIGHEST) return 'as-is';
    // The made file is kept for good, so it must not have the grey rest of one that was cut off.
    const picture = sharp(original, { ...limit, failOn: 'truncated' }).timeout({ seconds });
    const sized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    const coded = form === 'avif' ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 75 });
    return await coded.toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.includes('pixel limit')) throw new PictureError(404, `the original is refused: ${reason}`);
    return 'as-is';
  }
}
