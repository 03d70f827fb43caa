import type { PictureProps } from '../../primitives/UiProvider/index.ts';

export interface SizedPictureProps extends PictureProps {
  /**
   * Candidates as `srcset` values by form: AVIF before one for all browsers, or a single one. Undefined for an original that is
   * shown as it is.
   */
  readonly sets: readonly string[] | undefined;
}

/** A picture with a choice of files. Apart from `Picture`, because most sites do not load it (IMG-01). */
export function SizedPicture({ sets, place, alt, ...rest }: SizedPictureProps) {
  if (!sets) return <img alt={alt} {...rest} />;
  // Only a lazy picture is laid out before it is requested.
  const sizes = rest.loading === 'lazy' ? `auto, ${place.sizes}` : place.sizes;
  // Before `src`: some browsers request that as soon as it is set.
  const image = <img alt={alt} sizes={sizes} srcSet={sets.at(-1)} {...rest} />;
  if (sets.length === 1) return image;
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={sets[0]} sizes={sizes} />
      {image}
    </picture>
  );
}
