import type { ComponentProps } from 'react';
import { useUi } from '../primitives/UiProvider/index.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'srcSet'> {
  /** Address of the original. */
  readonly src: string;
  /** Widths of its files for this place, in pixels: for screens with one to three pixels per CSS pixel. */
  readonly widths: readonly number[];
  /** Width of the place, for browsers that do not measure it and for pictures of the first paint. */
  readonly sizes: string;
  /** By which factor the picture is drawn larger than its box, because styles crop it. Default 1. */
  readonly spare?: number | undefined;
}

/**
 * A picture of the platform in the size and form of its place, if the site has a service that makes them (IMG-01), else as it
 * is. Its box has a size of its own, and the place draws a stand-in behind it: a picture that fails shows nothing (IMG-02).
 */
export function Picture({ widths, sizes, spare = 1, ...rest }: PictureProps) {
  const sets = useUi().imageSets?.(rest.src, widths, spare);
  if (!sets) return <img {...rest} />;
  // Only a lazy picture is laid out before it is requested. Before `src`: browsers would request that first.
  const fit = rest.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  const image = <img sizes={fit} srcSet={sets.at(-1)} {...rest} />;
  if (sets.length === 1) return image;
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={sets[0]} sizes={fit} />
      {image}
    </picture>
  );
}
