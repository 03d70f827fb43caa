import type { ProviderModel } from '../../slots/models.ts';
import { DeferHydration } from '../DeferHydration/index.ts';
import { ShelfRow } from '../ShelfRow/index.ts';
import { ProviderCard, ProviderCardSkeleton } from '../ProviderCard/index.ts';
import * as css from './ProviderRow.css.ts';

export interface ProviderRowProps {
  readonly providers: readonly ProviderModel[];
  /** Line of text below a name, e.g. "24 games"; null hides it. */
  readonly line: (provider: ProviderModel) => string | null;
}

/** Cards that may be in view before the row is scrolled; later ones are hydrated later. */
const first = 8;

/** All providers of a hall in one row that scrolls (LOOK-19). */
export function ProviderRow({ providers, line }: ProviderRowProps) {
  const item = (provider: ProviderModel) => (
    <li key={provider.id}>
      <ProviderCard provider={provider} count={line(provider)} />
    </li>
  );
  return (
    <ShelfRow>
      <ul role="list" className={css.list}>
        {providers.slice(0, first).map(item)}
        {providers.length > first && <DeferHydration within="list">{providers.slice(first).map(item)}</DeferHydration>}
      </ul>
    </ShelfRow>
  );
}

/** A row of skeleton cards in the same geometry (TPL-05). */
export function ProviderRowSkeleton() {
  return (
    <ShelfRow>
      <div className={css.list} aria-hidden="true">
        {Array.from({ length: first }, (_, index) => (
          <ProviderCardSkeleton key={index} />
        ))}
      </div>
    </ShelfRow>
  );
}
