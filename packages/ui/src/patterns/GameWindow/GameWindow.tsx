import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GameModel } from '../../slots/models.ts';
import { grid } from '../GameTile/GameTile.css.ts';
import { GameTile, type GameTileLayout, type GameTileTexts } from '../GameTile/index.ts';

export interface GameWindowProps {
  readonly games: readonly GameModel[];
  readonly texts: GameTileTexts;
  /** Name of the list for assistive technology. */
  readonly label: string;
  readonly layout?: GameTileLayout | undefined;
  readonly withProvider?: boolean | undefined;
  /** Tiles rendered on the server and in the first paint, before the layout is measured. */
  readonly first?: number | undefined;
  /** Of these, how many load their picture eagerly. */
  readonly eager?: number | undefined;
}

interface Measures {
  readonly columns: number;
  /** Height of a row with its gap, px. */
  readonly row: number;
  /** Distance of the list from the top of the page, px. */
  readonly top: number;
}

function measure(list: HTMLElement): Measures | null {
  const tile = list.firstElementChild;
  if (!tile) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    row: tile.getBoundingClientRect().height + gap,
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}

const same = (a: Measures | null, b: Measures | null): boolean =>
  a?.columns === b?.columns && a?.row === b?.row && a?.top === b?.top;

/**
 * A virtualised list of tiles (CAT-29x): only rows near the viewport are rendered. Rows have one height, so padding replaces
 * the rest and the page keeps its length. The first rows are rendered without scripts.
 */
export function GameWindow({ games, texts, label, layout, withProvider, first = 30, eager = 12 }: GameWindowProps) {
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState<Measures | null>(null);
  const columns = size?.columns ?? 1;
  const rows = size ? Math.ceil(games.length / columns) : 0;
  // oxlint-disable-next-line react/incompatible-library -- The virtualizer changes in place; nothing here is memoised by it.
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => size?.row ?? 1,
    overscan: 2,
    scrollMargin: size?.top ?? 0,
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = (): void =>
      setSize((known) => {
        const now = measure(element);
        return same(known, now) ? known : now;
      });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, size?.row, columns]);

  const visible = virtualizer.getVirtualItems();
  const from = visible[0]?.index ?? 0;
  const to = (visible.at(-1)?.index ?? -1) + 1;
  const measured = size !== null && to > 0;
  const shown = measured ? games.slice(from * columns, to * columns) : games.slice(0, first);
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
      {shown.map((game, index) => (
        <GameTile
          key={game.id}
          game={game}
          texts={texts}
          layout={layout}
          withProvider={withProvider}
          eager={from === 0 && index < eager}
        />
      ))}
    </ul>
  );
}
