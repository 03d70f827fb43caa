import { useState } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import type { RouletteViewProps } from '../../views/roulette/contract.ts';
import * as css from './RouletteModal.css.ts';
import { WheelFace } from './WheelFace.tsx';

type Entry = NonNullable<RouletteViewProps['entry']>;

export interface WheelEntryProps extends Entry {
  readonly label: string;
  /** Number of draws; '' if unknown. */
  readonly drawsLabel: string;
}

/**
 * The floating entry of the wheel; it is enabled once its pictures have loaded or failed. `data-state` in CSS is `loading` or
 * `ready` (ROU-03).
 */
export function WheelEntry({ draws, pictures, onOpen, label, drawsLabel }: WheelEntryProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const ready = pictures.every((picture) => done.includes(picture));
  const settle = (picture: string) => setDone((before) => [...before, picture]);
  return (
    <div data-state={ready ? 'ready' : 'loading'}>
      <button
        type="button"
        className={css.entry}
        title={label}
        aria-label={drawsLabel === '' ? label : `${label}. ${drawsLabel}`}
        disabled={!ready}
        onClick={onOpen}
      >
        <WheelFace segments={8} />
        {draws !== null && (
          <span className={css.badge} aria-hidden="true">
            <Badge count={draws} />
          </span>
        )}
      </button>
      {pictures.map((picture) => (
        <img
          key={picture}
          className={css.hidden}
          src={picture}
          alt=""
          onLoad={() => settle(picture)}
          onError={() => settle(picture)}
        />
      ))}
    </div>
  );
}
