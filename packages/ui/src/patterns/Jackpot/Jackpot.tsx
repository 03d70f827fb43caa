import { visuallyHidden } from '../../foundations/text.css.ts';
import type { JackpotModel } from '../../slots/models.ts';
import * as css from './Jackpot.css.ts';
import { useThrottledText } from './useThrottledText.ts';

export interface JackpotProps {
  readonly jackpot: JackpotModel;
  readonly label: string;
  readonly className?: string | undefined;
}

const zeros = '0000000000.00';

/** The amount for assistive technology: without the padding. */
export function spokenAmount(amount: string, symbol: string): string {
  return `${symbol} ${amount.replace(/^0+(?=\d)/, '')}`;
}

/**
 * The jackpot total with rolling digits (HOME-25, HOME-26x). Shows zeros of the same size while unknown. The digits are hidden
 * from assistive technology, which gets the amount as text, announced at most once a minute. In CSS: `data-state`; `data-digit`
 * on each character, with `data-group` at the start of a group of thousands.
 */
export function Jackpot({ jackpot, label, className = '' }: JackpotProps) {
  const { state, symbol } = jackpot;
  const loading = state === 'loading' && jackpot.amount === null;
  const amount = jackpot.amount ?? zeros;
  const spoken = useThrottledText(loading ? '' : spokenAmount(amount, symbol));
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
      <span className={css.amount} aria-hidden="true" translate="no">
        <span className={css.symbol}>{symbol}</span>
        {Array.from(amount, (character, index) => {
          // The key counts from the decimal point, so that digits keep their cells when the total gets longer.
          const place = places - index;
          if (!/\d/.test(character))
            return (
              <span key="dot" className={css.dot}>
                {character}
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
