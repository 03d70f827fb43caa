import type { ComponentProps, ComponentType } from 'react';

/** Shape of a place for the picture of a game: about as wide as high, higher than wide, or wider than high. */
export type GameShape = 'square' | 'portrait' | 'wide';

/** The sizes of a picture in a place (IMG-01). */
export interface PicturePlace {
  /** Widths of its files in pixels, for screens with one to three pixels per CSS pixel. */
  readonly widths: readonly number[];
  /** Width of the place, for browsers that do not measure it and for pictures of the first paint. */
  readonly sizes: string;
  /** By which factor the picture is drawn larger than its box, because styles crop it. Default 1. */
  readonly spare?: number;
}

/** A picture of the platform. */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'srcSet' | 'sizes'> {
  /** Address of the original. */
  readonly src: string;
  readonly place: PicturePlace;
}

/** Shows a picture in the size of its place. */
export type SizedPictureComponent = ComponentType<PictureProps>;
