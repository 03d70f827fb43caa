import { useState } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { RouletteViewProps } from '../../views/roulette/contract.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import { LoadFailed } from '../ListStates/index.ts';
import type { OnModal } from '../onModal.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';
import * as css from './RouletteModal.css.ts';
import { WheelFace } from './WheelFace.tsx';

/** The entry of the wheel, the wheel in a modal, and the prize over it (ROU-07). */
export function RouletteModal({ modal: Modal, ...props }: RouletteViewProps & OnModal) {
  const { entry, open, onClose, won, onTake, texts } = props;
  return (
    <>
      {entry && (
        <InFloatBar side="dock">
          <WheelEntry {...entry} label={texts.title} drawsLabel={drawsLabel(entry.draws, texts)} />
        </InFloatBar>
      )}
      <Modal open={open} onClose={onClose} insistent title={texts.title} closeLabel={texts.close}>
        <Inside {...props} />
      </Modal>
      <Modal open={won !== null} onClose={onTake} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <div className={css.won}>
          <Rays />
          {won?.icon ? <img className={css.icon} src={won.icon} alt="" width={72} height={72} /> : null}
          <p className={css.prize}>{won?.name}</p>
          <Button variant="gold" size="lg" block onClick={onTake}>
            {texts.take}
          </Button>
        </div>
      </Modal>
    </>
  );
}

const drawsLabel = (draws: number | null, texts: RouletteViewProps['texts']) =>
  draws === null ? '' : texts.draws({ draws });

function Inside(props: RouletteViewProps) {
  const { state, onRetry, draws, phase, prizes, texts } = props;
  if (state === 'error') return <LoadFailed onRetry={onRetry} texts={texts} />;
  if (state === 'loading') {
    return (
      <output className={css.inside} aria-label={texts.loading}>
        <span className={css.waiting}>
          <Skeleton width="100%" height="100%" />
        </span>
        <Skeleton width="60%" height="24px" />
      </output>
    );
  }
  return (
    <div className={css.inside}>
      <p className={css.hint}>{texts.hint}</p>
      <PrizeWheel {...props} />
      <ul role="list" className={css.hidden} aria-label={texts.prizes}>
        {prizes.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className={css.draws} role="status">
        {phase === 'checking' ? texts.checking : draws === 0 ? texts.noDraws : drawsLabel(draws, texts)}
      </p>
    </div>
  );
}

/** Golden rays behind the prize. */
function Rays() {
  return (
    <svg className={css.rays} viewBox="-100 -100 200 200" aria-hidden="true">
      {Array.from({ length: 16 }, (_, ray) => (
        <path key={ray} d="M0 0L-7 -96L7 -96Z" transform={`rotate(${ray * 22.5})`} />
      ))}
    </svg>
  );
}

type Entry = NonNullable<RouletteViewProps['entry']>;

interface WheelEntryProps extends Entry {
  readonly label: string;
  /** Number of draws; '' if unknown. */
  readonly drawsLabel: string;
}

/**
 * The floating entry of the wheel; it is enabled once its pictures have loaded or failed. `data-state` in CSS is `loading` or
 * `ready` (ROU-03).
 */
function WheelEntry({ draws, pictures, onOpen, label, drawsLabel }: WheelEntryProps) {
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
