import { useEffect, useState } from 'react';
import type { Labels } from '../../labels/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import { DestinationLink } from '../Destination/index.ts';
import { Picture } from '../Picture/index.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import type { winFeedLabels } from './labels.ts';
import type { WinModel } from './models.ts';
import * as css from './WinFeed.css.ts';

export interface WinFeedProps {
  /** Newest first; null while they load. */
  readonly wins: readonly WinModel[] | null;
  readonly texts: Labels<typeof winFeedLabels>;
  /** The feed pauses, or continues. */
  readonly onHold: (held: boolean) => void;
}

const ART = { widths: [48, 96], sizes: '48px' };

/** A win: who, in which game, how much and when. */
function Win({ win }: { readonly win: WinModel }) {
  const { who, game, art, amount, note, time } = win;
  const inside = (
    <>
      <span className={css.art}>
        {art && <Picture src={art} place={ART} alt="" width={48} height={48} loading="lazy" decoding="async" />}
      </span>
      <span className={css.words}>
        <span className={css.game} title={game}>
          {game || '\u00a0'}
        </span>
        <span className={css.who}>
          <bdi>{who}</bdi> <span className={css.time}>{time}</span>
        </span>
      </span>
      <span className={css.sum}>
        <span className={css.amount} translate="no">
          {amount}
        </span>
        <span className={css.note}>{note || '\u00a0'}</span>
      </span>
    </>
  );
  return (
    <li className={css.item}>
      <DestinationLink to={win} className={css.win}>
        {inside}
      </DestinationLink>
    </li>
  );
}

/**
 * Wins of others as one line: a rail on desktop, one win on phones. It pauses by its button, under pointer and focus, and
 * without motion. Its height never changes, and it is no live region: screen readers find a list. In CSS: `data-paused`, and
 * `data-state="loading"` without wins (WIN-04).
 */
export function WinFeed({ wins, texts, onHold }: WinFeedProps) {
  const calm = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [touched, setTouched] = useState({ pointer: false, focus: false });
  const list = useScrollRow<HTMLUListElement>();
  const held = calm || paused || touched.pointer || touched.focus;
  useEffect(() => onHold(held), [held, onHold]);
  if (!wins) {
    return (
      <div className={css.root} aria-hidden="true" data-state="loading">
        <span className={css.title} />
        <Skeleton width="100%" height="48px" />
      </div>
    );
  }
  const touch = (part: Partial<typeof touched>) => setTouched((before) => ({ ...before, ...part }));
  const hasLinks = wins.some(({ href, onOpen }) => href !== undefined || onOpen !== undefined);
  return (
    <section className={css.root} aria-label={texts.wins} data-paused={paused ? '' : undefined}>
      <span className={css.title} aria-hidden="true">
        {texts.wins}
      </span>
      <div
        className={css.rail}
        onPointerEnter={() => touch({ pointer: true })}
        onPointerLeave={() => touch({ pointer: false })}
        onFocus={() => touch({ focus: true })}
        onBlur={() => touch({ focus: false })}
      >
        <ul
          ref={list}
          role="list"
          className={`${row} ${css.list}`}
          aria-label={texts.wins}
          tabIndex={hasLinks ? undefined : 0}
        >
          {wins.map((win) => (
            <Win key={win.id} win={win} />
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={css.toggle}
        onClick={() => setPaused(!paused)}
        aria-label={paused ? texts.resumeWins : texts.pauseWins}
      />
    </section>
  );
}
