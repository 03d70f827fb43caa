import { useState } from 'react';
import type { Labels } from '../../labels/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { AnnouncementModel, Loadable } from '../../slots/models.ts';
import type { marqueeLabels } from './labels.ts';
import * as css from './Marquee.css.ts';

export interface MarqueeProps {
  readonly items: Loadable<AnnouncementModel>;
  readonly texts: Labels<typeof marqueeLabels>;
  /** Opens an announcement; without it the lines are text only (HOME-15x). */
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

const lettersPerSecond = 9;

/**
 * Scrolling announcements. Animated by CSS alone; pauses on hover, on focus and by its button; in reduced motion it is a list
 * to scroll by hand or by the arrow keys. Renders nothing if empty. In CSS: `data-state="loading"` without items,
 * `data-paused` while paused (HOME-15x).
 */
export function Marquee({ items, texts, onOpen, className = '' }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  if (items.state === 'loading' && items.items.length === 0) {
    return (
      <div className={`${css.root} ${className}`} aria-hidden="true" data-state="loading">
        <span className={css.speaker} />
        <Skeleton width="40%" height="14px" />
      </div>
    );
  }
  if (items.items.length === 0) return null;
  const letters = items.items.reduce((sum, { text }) => sum + text.length + 8, 0);
  const line = (copy: boolean) => (
    <ul role="list" className={css.line} aria-hidden={copy || undefined} inert={copy}>
      {items.items.map(({ id, text }) => (
        <li key={id}>
          {onOpen ? (
            <button type="button" className={css.item} onClick={() => onOpen(id)}>
              {text}
            </button>
          ) : (
            <span className={css.item}>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={`${css.root} ${className}`}
      aria-label={texts.announcements}
      data-paused={paused ? '' : undefined}
      style={{ '--marquee-time': `${Math.max(14, Math.round(letters / lettersPerSecond))}s` }}
    >
      <span className={css.speaker} aria-hidden="true" />
      <div className={css.viewport} tabIndex={onOpen ? undefined : 0}>
        {line(false)}
        {line(true)}
      </div>
      <button
        type="button"
        className={css.toggle}
        onClick={() => setPaused(!paused)}
        aria-label={paused ? texts.playAnnouncements : texts.pauseAnnouncements}
      />
    </section>
  );
}
