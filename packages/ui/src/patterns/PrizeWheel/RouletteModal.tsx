import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { RouletteViewProps } from '../../views/roulette/contract.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import { LoadFailed } from '../ListStates/index.ts';
import type { OnModal } from '../onModal.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';
import * as css from './RouletteModal.css.ts';
import { WheelEntry } from './WheelEntry.tsx';

/** The entry of the wheel, the wheel in a modal, and the prize over it (ROU-07). */
export function RouletteModal({ modal: Modal, ...props }: RouletteViewProps & OnModal) {
  const { entry, open, onClose, won, onTake, texts } = props;
  return (
    <>
      {entry && (
        <InFloatBar side="start">
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
