import { useCallback, useState, type ReactNode } from 'react';
import type { bannerCarouselLabels } from '../../labels/banners.ts';
import type { Labels } from '../../labels/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { useModalOpen, useReducedMotion } from '../../primitives/UiProvider/index.ts';
import type { BannerModel, Loadable } from '../../slots/models.ts';
import { waitingBox } from '../waiting.css.ts';
import * as css from './BannerCarousel.css.ts';
import { markHydrated } from './early-carousels.ts';
import { Slide } from './Slide.tsx';
import { useAutoAdvance, useSlides } from './useSlides.ts';

/** Labels of the carousel. */
export type BannerCarouselTexts = Labels<typeof bannerCarouselLabels>;

export interface BannerCarouselProps {
  readonly banners: Loadable<BannerModel>;
  readonly texts: BannerCarouselTexts;
  /** Duration of a slide in ms (HOME-12x). */
  readonly period?: number | undefined;
  /** False disables auto-play. */
  readonly autoplay?: boolean | undefined;
  /** Text and control of a slide over its picture, which is then neither described nor a link. */
  readonly caption?: ((banner: BannerModel) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/**
 * Carousel of promotion pictures: a row that scrolls and snaps, so that a swipe needs no script. Its buttons work before
 * hydration (`enhanceBeforeHydration`). Advances every five seconds, except while hovered, focused, hidden, behind a modal or
 * with reduced motion. Broken pictures are removed, the last one is replaced by its name; a single one does not move; without
 * pictures nothing is rendered. Banners that join before the current one leave it in view. Its aspect ratio is `bannerRatio`; `bannerPeek` of the next slide is visible. In CSS:
 * `data-state="loading"` while its banners load, `data-hydrated` once React handles it, `data-to` (`previous`, `next`, an
 * index from 0) on its buttons (HOME-12x).
 */
export function BannerCarousel({
  banners,
  texts,
  period = 5000,
  autoplay = true,
  caption,
  className = '',
}: BannerCarouselProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const reduced = useReducedMotion();
  const behind = useModalOpen();

  const whole = banners.items.filter(({ id }) => !broken.has(id));
  const allBroken = whole.length === 0;
  // The area stays if every picture fails: the page below must not move (IMG-02).
  const slides = allBroken ? banners.items.slice(0, 1) : whole;
  const count = slides.length;
  const { id: viewport, attach, current, go } = useSlides(slides.map(({ id }) => id));
  const drop = useCallback((id: string) => setBroken((known) => new Set([...known, id])), []);

  const moving = autoplay && !reduced && count > 1;
  const paused = !moving || behind || held.pointer || held.focus;
  const advance = useCallback(() => go(current + 1), [go, current]);
  useAutoAdvance({ period, paused, position: current, advance });

  if (banners.state === 'loading' && count === 0) {
    return (
      <div className={`${css.root} ${className}`} aria-hidden="true" data-state="loading">
        <Skeleton className={`${waitingBox} ${css.inherit}`} />
      </div>
    );
  }
  if (count === 0) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Pointer and focus only hold the slide; nothing is done by them.
    <section
      className={`${css.root} ${className}`}
      ref={markHydrated}
      aria-roledescription="carousel"
      aria-label={texts.banners}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld((now) => ({ ...now, focus: true }))}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && setHeld((now) => ({ ...now, focus: false }))
      }
    >
      {count > 1 && (
        <button
          type="button"
          className={css.arrow}
          data-to="previous"
          aria-label={texts.previous}
          onClick={() => go(current - 1)}
        />
      )}
      <div id={viewport} ref={attach} className={css.viewport} aria-live={paused ? 'polite' : 'off'}>
        {slides.map((banner, position) => (
          <Slide
            key={banner.id}
            banner={banner}
            label={`${position + 1} / ${count}`}
            active={position === current}
            first={position === 0}
            onBroken={drop}
            broken={allBroken}
            caption={caption?.(banner)}
          />
        ))}
      </div>
      {count > 1 && (
        <button
          type="button"
          className={css.arrow}
          data-to="next"
          aria-label={texts.next}
          onClick={() => go(current + 1)}
        />
      )}
      {count > 1 && (
        <div className={css.dots}>
          {slides.map((banner, position) => (
            <button
              key={banner.id}
              type="button"
              className={css.dot}
              data-to={position}
              aria-label={texts.goToSlide({ index: position + 1 })}
              aria-current={position === current}
              onClick={() => go(position)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
