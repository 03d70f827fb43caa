import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import type { BannerModel, Loadable } from '../../slots/models.ts';
import { useHydrationReleased } from '../DeferHydration/index.ts';
import { waitingBox } from '../waiting.css.ts';
import type { bannerCarouselLabels } from './labels.ts';
import * as css from './BannerCarousel.css.ts';
import { Slide } from './Slide.tsx';
import type { SwipeApi } from './SwipeEngine.tsx';
import { whenIdle } from '../whenIdle.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useSlideIndex } from './useSlideIndex.ts';
import { takeCarousel } from './wire.ts';

const SwipeEngine = lazy(() => import('./SwipeEngine.tsx'));

/** Labels of the carousel. */
export type BannerCarouselTexts = Labels<typeof bannerCarouselLabels>;

export interface BannerCarouselProps {
  readonly banners: Loadable<BannerModel>;
  readonly texts: BannerCarouselTexts;
  /** Duration of a slide in ms (HOME-12x). */
  readonly period?: number | undefined;
  /** False disables auto-play. */
  readonly autoplay?: boolean | undefined;
  /** Words and the control of a slide over its picture, which is neither described nor a link then. */
  readonly caption?: ((banner: BannerModel) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/**
 * Carousel of promotion pictures (HOME-01, HOME-12x). The slides are plain markup: the first paints without scripts, and the
 * buttons and a swipe answer before hydration (`wireCarousels`). Pictures out of view load after it, the swipe engine once somebody
 * is at the page. Advances every five seconds unless hovered, focused, hidden or in reduced motion.
 * Broken pictures are removed; a single one does not move; without any it renders nothing. Its aspect ratio is `bannerRatio`; `bannerPeek` of the next slide is seen.
 * In CSS: `data-state="loading"` while its banners load, `data-waiting` while pictures out of view wait, `data-engine` once it can
 * be swiped, `data-taken` once React moves it, `data-to` (`previous`, `next`, an index from 0) on its buttons.
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
  const [hydrated, setHydrated] = useState(false);
  const { id: track, index, setIndex } = useSlideIndex();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [engine, setEngine] = useState<SwipeApi | null>(null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const reduced = useReducedMotion();
  const attended = useHydrationReleased();

  const slides = banners.items.filter(({ id }) => !broken.has(id));
  const count = slides.length;
  const current = count === 0 ? 0 : index % count;

  useEffect(() => whenIdle(() => setHydrated(true)), []);
  const drop = useCallback((id: string) => setBroken((known) => new Set([...known, id])), []);

  const go = useCallback(
    (to: number): void => {
      const next = (to + count) % count;
      setHydrated(true);
      setIndex(next);
      engine?.scrollTo(next, reduced);
    },
    [count, engine, reduced, setIndex],
  );
  const moving = autoplay && !reduced && count > 1;
  const paused = !moving || held.pointer || held.focus;
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
      ref={takeCarousel}
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
      <div className={css.viewport} ref={setViewport}>
        <div
          id={track}
          className={css.track}
          style={{ '--slide': current }}
          data-waiting={hydrated ? undefined : ''}
          data-engine={engine ? '' : undefined}
          aria-live={paused ? 'polite' : 'off'}
        >
          {slides.map((banner, position) => (
            <Slide
              key={banner.id}
              banner={banner}
              label={`${position + 1} / ${count}`}
              active={position === current}
              first={position === 0}
              onBroken={drop}
              caption={caption?.(banner)}
            />
          ))}
        </div>
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
      {hydrated && attended && count > 1 && viewport && (
        <Suspense fallback={null}>
          <SwipeEngine
            key={slides.map(({ id }) => id).join()}
            viewport={viewport}
            start={current}
            onReady={setEngine}
            onSelect={setIndex}
          />
        </Suspense>
      )}
    </section>
  );
}
