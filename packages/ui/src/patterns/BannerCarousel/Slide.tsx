import { useEffect, useRef, type ReactNode } from 'react';
import type { BannerModel } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import * as css from './BannerCarousel.css.ts';

export interface SlideProps {
  readonly banner: BannerModel;
  /** Its position, e.g. `1 / 4`. */
  readonly label: string;
  readonly active: boolean;
  /** Part of the first paint: loaded with priority. */
  readonly first: boolean;
  readonly onBroken: (id: string) => void;
  /** Text and controls over the picture, which is then decorative. */
  readonly caption?: ReactNode;
}

/** One slide. Slides out of view are inert, so neither focus nor screen readers reach them. */
export function Slide({ banner, label, active, first, onBroken, caption }: SlideProps) {
  const image = useRef<HTMLImageElement>(null);
  const { id } = banner;
  // A picture that failed before hydration fires no event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onBroken(id);
  }, [id, onBroken]);
  const picture = (
    <img
      ref={image}
      className={css.image}
      src={banner.image}
      alt={caption ? '' : banner.alt}
      width={1920}
      height={640}
      fetchPriority={first ? 'high' : 'auto'}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      draggable={false}
      onError={() => onBroken(id)}
    />
  );
  return (
    <div className={css.slide} role="group" aria-roledescription="slide" aria-label={label} inert={!active}>
      {caption ? (
        <>
          {picture}
          {caption}
        </>
      ) : (
        <DestinationLink to={banner} className={css.target}>
          {picture}
        </DestinationLink>
      )}
    </div>
  );
}
