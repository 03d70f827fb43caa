import { DeferHydration } from '../../../patterns/DeferHydration/index.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import * as icons from '../parts/icons.css.ts';
import * as css from '../parts/providers.css.ts';

/** Cards of one screen. */
const expected = 12;

/** The providers of a hall as cards, in all load states (CAT-09). */
export function ProviderCards(props: Pick<HallViewProps, 'providers' | 'gameCountLabel' | 'texts'>) {
  const { providers, gameCountLabel, texts } = props;
  const card = (provider: ProviderModel) => (
    <li key={provider.id}>
      <Card provider={provider} count={gameCountLabel(provider)} open={texts.open} />
    </li>
  );
  return (
    <ListStates
      list={providers}
      waiting={<Waiting />}
      empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
      texts={texts}
    >
      {(items) => (
        <ul role="list" className={css.cards}>
          {items.slice(0, expected).map(card)}
          {items.length > expected && <DeferHydration within="list">{items.slice(expected).map(card)}</DeferHydration>}
        </ul>
      )}
    </ListStates>
  );
}

function Card({
  provider,
  count,
  open,
}: {
  readonly provider: ProviderModel;
  readonly count: string | null;
  readonly open: string;
}) {
  return (
    <DestinationLink to={provider} className={css.card}>
      <span className={css.stage}>
        <ProviderLogo icon={provider.icon} className={css.bigLogo} />
      </span>
      <span className={css.foot}>
        <span className={css.words}>
          <span className={css.cardName} translate="no">
            {provider.name}
          </span>
          {count !== null && <span className={css.count}>{count}</span>}
        </span>
        <span className={css.go}>
          {open}
          <span className={icons.next} aria-hidden="true" />
        </span>
      </span>
    </DestinationLink>
  );
}

function Waiting() {
  return (
    <div className={css.cards} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} className={css.card}>
          <span className={css.stage}>
            <Skeleton width="150px" height="48px" />
          </span>
          <span className={css.foot}>
            <span className={css.words}>
              <Skeleton width="60%" height="14px" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
