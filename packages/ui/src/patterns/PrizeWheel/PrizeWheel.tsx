import type { CSSProperties } from 'react';
import type { RouletteViewProps } from '../../views/roulette/contract.ts';
import * as css from './PrizeWheel.css.ts';
import { WheelFace } from './WheelFace.tsx';
import { wheelWords } from './wheelWords.ts';

export type PrizeWheelProps = Pick<
  RouletteViewProps,
  'prizes' | 'image' | 'draws' | 'phase' | 'turn' | 'turnMs' | 'onSpin' | 'texts'
>;

/** The width for the text of a prize, and the length of the text that must fit into it. */
function room(width: number, ems = 1): CSSProperties {
  const style = { width: `${width}%`, '--ems': ems };
  return style;
}

/**
 * The wheel with its pointer, and the button in its middle. In CSS: `data-phase`, `data-along` if words run along the radius,
 * `data-tone` alternating 0 and 1. It rotates for the given duration. With reduced motion it does not rotate, and the result
 * appears at the end (ROU-13x).
 */
export function PrizeWheel({ prizes, image, draws, phase, turn, turnMs, onSpin, texts }: PrizeWheelProps) {
  // React's types do not know custom properties.
  const style = { '--turn': `${turn}deg`, '--turn-time': `${phase === 'turning' ? turnMs : 0}ms` } as CSSProperties;
  const { along, width, ems } = wheelWords(prizes.map(({ name }) => name));
  return (
    <div className={css.root} data-phase={phase} data-along={along ? '' : undefined}>
      <div className={css.stage}>
        <div className={css.rotor} style={style} aria-hidden="true">
          {image === null ? <WheelFace segments={prizes.length} /> : <img className={css.face} src={image} alt="" />}
          {prizes.map(({ id, name, icon }, index) => (
            <span
              key={id}
              className={css.prize}
              data-tone={index % 2}
              style={{ transform: `rotate(${(index * 360) / prizes.length}deg)` }}
            >
              <span className={css.name} style={room(width, ems[index])}>
                {icon !== '' && <img className={css.icon} src={icon} alt="" width={32} height={32} />}
                <span className={css.words}>{name}</span>
              </span>
            </span>
          ))}
        </div>
      </div>
      <svg className={css.pointer} viewBox="-2 -2 48 60" aria-hidden="true">
        <path d="M22 54L4 18a18 18 0 1 1 36 0z" />
        <circle cx="22" cy="19" r="7" />
      </svg>
      <button
        type="button"
        className={css.hub}
        disabled={draws !== null && draws <= 0}
        aria-disabled={phase === 'idle' ? undefined : true}
        aria-busy={phase === 'asking' || phase === 'checking' || undefined}
        onClick={onSpin}
      >
        {texts.spin}
      </button>
    </div>
  );
}
