import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import type { JackpotModel } from '../../slots/models.ts';
import * as css from './Jackpot.css.ts';

export interface JackpotProps {
  readonly jackpot: JackpotModel;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Shown while the total is unknown; as wide as a total with these decimals. */
const zeros = (decimals = 2): string => `0000000000${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;

/** Room that templates leave for a total, and the widths of a cell and a letter of a symbol, in em. */
const ROOM = 16.2;
const CELL = 0.95;
const LETTER = 0.5;

/** Part of its size in which a long total fits: a coin has eight decimals, a currency may have a code as symbol (LOC-01). */
const fitOf = (amount: string, symbol: string): number =>
  Math.min(1, ROOM / (amount.length * CELL + symbol.length * LETTER));

/** The amount for assistive technology: without the padding, with the symbol on its side (LOC-01). */
export function spokenAmount(amount: string, symbol: string, place?: JackpotModel['place'], mark = '.'): string {
  const plain = amount.replace(/^0+(?=\d)/, '').replace('.', mark);
  return place === 'after' ? `${plain} ${symbol}` : `${symbol} ${plain}`;
}

/**
 * The jackpot total with rolling digits. Shows zeros of the same size while unknown. The digits are hidden from assistive
 * technology, which gets the amount as text, announced at most once a minute. In CSS: `data-state`; `data-digit` on each
 * character, with `data-group` at the start of a group of thousands; `data-place` on the symbol, its side of the amount
 * (HOME-25).
 */
export function Jackpot({ jackpot, label, className = '' }: JackpotProps) {
  const { state, symbol, place: side, decimalMark = '.' } = jackpot;
  const loading = state === 'loading' && jackpot.amount === null;
  const amount = jackpot.amount ?? zeros(jackpot.decimals);
  const spoken = useThrottledText(loading ? '' : spokenAmount(amount, symbol, side, decimalMark));
  const places = amount.indexOf('.') === -1 ? amount.length : amount.indexOf('.');
  return (
    <section
      className={`${css.root} ${className}`}
      aria-label={label}
      aria-busy={loading}
      data-state={loading ? 'loading' : state}
    >
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <span className={visuallyHidden} aria-live="polite" translate="no">
        {spoken}
      </span>
      <span
        className={css.amount}
        aria-hidden="true"
        translate="no"
        style={{ '--fit': fitOf(amount, symbol).toFixed(3) }}
      >
        <span className={css.symbol} data-place={side}>
          {symbol}
        </span>
        {Array.from(amount, (character, index) => {
          // The key counts from the decimal point, so that digits keep their cells when the total gets longer.
          const place = places - index;
          if (!/\d/.test(character))
            return (
              <span key="dot" className={css.dot}>
                {decimalMark}
              </span>
            );
          return (
            <span
              key={place}
              className={css.digit}
              data-digit={character}
              data-group={place > 1 && place % 3 === 1 ? '' : undefined}
              style={{ '--digit': character }}
            />
          );
        })}
      </span>
    </section>
  );
}

/** Throttles a text for a live region: at most one update per `period` ms, with the latest text. */
function useThrottledText(text: string, period = 60_000): string {
  const [spoken, setSpoken] = useState(text);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latest.current = text;
    if (timer.current !== undefined) return;
    const release = (): void => {
      setSpoken(latest.current);
      timer.current = undefined;
    };
    if (text === spoken) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The first text is spoken at once, not after a period.
    if (spoken === '') setSpoken(text);
    timer.current = setTimeout(release, period);
  }, [text, spoken, period]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return spoken;
}
