import { useEffect, useRef, type ReactNode } from 'react';
import type { BannerModel } from '../../slots/models.ts';
import { BlurredCopy, Picture } from '../Picture/index.ts';
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
  /** Shows the name in place of a picture that failed. */
  readonly broken: boolean;
  /** Text and controls over the picture, which is then decorative. */
  readonly caption?: ReactNode;
}

const BANNER = { widths: [640, 960, 1280, 1920], sizes: '100vw' };

/** One slide. In CSS: `data-words` if it has words, `data-fit="whole"` on a picture that is not cropped. Slides out of view are inert, so neither focus nor screen readers reach them. */
export function Slide({ banner, label, active, first, onBroken, broken, caption }: SlideProps) {
  const image = useRef<HTMLImageElement>(null);
  const { id } = banner;
  // A picture that failed before hydration fires no event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onBroken(id);
  }, [id, onBroken]);
  const words = caption ?? wordsOf(banner);
  const file = {
    src: banner.image,
    place: BANNER,
    width: 1920,
    height: 640,
    fetchPriority: first ? 'high' : 'auto',
    loading: first ? 'eager' : 'lazy',
    decoding: first ? 'sync' : 'async',
    draggable: false,
  } as const;
  const picture = broken ? (
    !words && <span className={css.name}>{banner.alt}</span>
  ) : (
    <>
      {banner.whole && <BlurredCopy {...file} />}
      <Picture
        ref={image}
        className={css.image}
        {...file}
        alt={words ? '' : banner.alt}
        data-fit={banner.whole ? 'whole' : undefined}
        onError={() => onBroken(id)}
      />
    </>
  );
  return (
    <div
      className={css.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!active}
      data-words={words ? '' : undefined}
    >
      {caption ? (
        <>
          {picture}
          {caption}
        </>
      ) : (
        <DestinationLink to={banner} className={css.target}>
          {picture}
          {words}
        </DestinationLink>
      )}
    </div>
  );
}

/** The words of a banner; null without any. The call to action belongs to the target, which is the whole slide (LOOK-02). */
function wordsOf({ headline, line, until, button, opens, href, onOpen }: BannerModel): ReactNode {
  if (!headline && !line && !until && !button) return null;
  const call = (href !== undefined || onOpen) && (button || opens);
  return (
    // The title has what a long text leaves out.
    <span className={css.words} title={[headline, line, call, until].filter(Boolean).join(' ')}>
      {headline && <strong>{headline}</strong>}
      {line && <span>{line}</span>}
      {(call || until) && (
        <small>
          {call && <b>{call}</b>}
          {/* A server may write the day of a language in another form than the browser. */}
          {until && <span suppressHydrationWarning>{until}</span>}
        </small>
      )}
    </span>
  );
}
