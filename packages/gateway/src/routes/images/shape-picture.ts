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

/** A file in the wished size and form, or `as-is`: a drawing or a moving picture, which the browser loads from its own address. */
export type Shaped = Buffer | 'as-is';

/**
 * Makes a file no wider than the original, without its metadata.
 * @throws PictureError for what is no picture, is too large or takes too long
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

async function shapePicture(
  sharp: typeof Sharp,
  original: Buffer,
  { width, form }: Parameters<ShapePicture>[1],
  { maxPixels, seconds }: ShapeLimits,
): Promise<Shaped> {
  const kind = sniffPicture(original);
  if (kind === undefined) throw new PictureError(404, 'the original is no picture');
  if (kind === 'svg') return 'as-is';
  try {
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds });
    if (((await picture.metadata()).pages ?? 1) > 1) return 'as-is';
    const sized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    const coded = form === 'avif' ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 75 });
    return await coded.toBuffer();
  } catch (error) {
    throw new PictureError(
      404,
      `the original cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
