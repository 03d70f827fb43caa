import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GameModel, LongList } from '../../slots/models.ts';
import { grid } from '../GameTile/GameTile.css.ts';
import { GameTile, type GameTileLayout, type GameTileTexts } from '../GameTile/index.ts';
import { measure, rowsFor, same, type Measures, type Rows } from './rows.ts';

export interface GameWindowProps {
  /** Only games of rows near the viewport are read. */
  readonly games: LongList<GameModel>;
  readonly texts: GameTileTexts;
  /** Name of the list for assistive technology. */
  readonly label: string;
  readonly layout?: GameTileLayout | undefined;
  readonly withProvider?: boolean | undefined;
  /** As of `GameTile`. */
  readonly withPlay?: boolean | undefined;
  /** Tiles rendered on the server and in the first paint, before the layout is measured. */
  readonly first?: number | undefined;
  /** Number of these tiles whose pictures load with priority: the largest of the first paint. */
  readonly urgent?: number | undefined;
}

/** The last measured geometry: the next list of the same width starts with it and need not be laid out twice. */
let lastSize:
  | { readonly width: number; readonly layout: GameTileLayout | undefined; readonly size: Measures }
  | undefined;

const knownSize = (layout: GameTileLayout | undefined): Measures | null =>
  lastSize !== undefined && lastSize.layout === layout && lastSize.width === window.innerWidth ? lastSize.size : null;

const nothing: Rows = { from: 0, to: 0 };

/** Time without scrolling after which the page counts as still, in milliseconds. */
const REST_MS = 120;

const rowsAt = (at: number, size: Measures, step = 0): Rows => rowsFor(size, { at, height: window.innerHeight }, step);

/** The rows to render, updated while the page scrolls; none until the list is measured. */
function useRows(size: Measures | null): Rows {
  const [rows, setRows] = useState<Rows>(() => (size ? rowsAt(0, size) : nothing));
  const shown = useRef(rows);
  useLayoutEffect(() => {
    if (!size) return undefined;
    let last: number | undefined;
    let timer = 0;
    const show = (step: number): void => {
      const next = rowsAt(window.scrollY, size, step);
      if (next.from === shown.current.from && next.to === shown.current.to) return;
      shown.current = next;
      setRows(next);
    };
    const rest = (): void => show(0);
    const follow = (): void => {
      const step = window.scrollY - (last ?? window.scrollY);
      last = window.scrollY;
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, REST_MS);
      // Rendered in the frame of the scroll event: later there would be a gap.
      flushSync(() => show(step));
    };
    // The scroll position of a new page is restored after this; reading it here would lay the page out twice.
    const frame = shown.current === nothing ? undefined : window.requestAnimationFrame(() => flushSync(rest));
    if (frame === undefined) rest();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', rest);
    return () => {
      window.clearTimeout(timer);
      if (frame !== undefined) window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', rest);
    };
  }, [size]);
  return rows;
}

/**
 * A virtualised list of tiles: only rows near the viewport are rendered. Rows have one height, so padding replaces the rest
 * and the page keeps its length. The first rows are rendered without scripts (CAT-29x).
 */
export const GameWindow = memo(function GameWindow(props: GameWindowProps) {
  const { games, texts, label, layout, withProvider, withPlay, first = 30, urgent = 0 } = props;
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState<Measures | null>(() => knownSize(layout));
  const isMeasured = useRef(size !== null);
  const seen = useRows(size);
  const rows = size ? Math.ceil(games.length / size.columns) : 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = (): void =>
      setSize((before) => {
        const now = measure(element);
        if (now) lastSize = { width: window.innerWidth, layout, size: now };
        return same(before, now) ? before : now;
      });
    // Observers report after layout and before paint; a list of known size needs no layout of its own.
    if (!isMeasured.current) read();
    isMeasured.current = true;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [layout]);

  const from = Math.min(seen.from, Math.max(0, rows - 1));
  const to = Math.min(seen.to, rows);
  const measured = size !== null && to > 0;
  const start = measured ? from * size.columns : 0;
  const tiles = measured ? games.slice(start, to * size.columns) : games.slice(0, first);
  const height = size?.row ?? 0;
  return (
    <ul
      ref={list}
      role="list"
      className={grid}
      aria-label={label}
      style={
        measured ? { paddingBlockStart: from * height, paddingBlockEnd: Math.max(0, rows - to) * height } : undefined
      }
    >
      {tiles.map((game, index) => (
        <GameTile
          key={start + index}
          game={game}
          texts={texts}
          layout={layout}
          withProvider={withProvider}
          withPlay={withPlay}
          urgent={from === 0 && index < urgent}
        />
      ))}
    </ul>
  );
});
