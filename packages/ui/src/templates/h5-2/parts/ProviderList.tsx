import { ProviderCard, ProviderCardSkeleton } from '../../../patterns/ProviderCard/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import * as css from './ProviderList.css.ts';

export interface ProviderListProps extends Pick<HallViewProps, 'gameCountLabel'> {
  readonly providers: readonly ProviderModel[];
}

/** Providers as wide cards with icon, name and number of games. */
export function ProviderList({ providers, gameCountLabel }: ProviderListProps) {
  return (
    <ul role="list" className={css.list}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderCard provider={provider} count={gameCountLabel(provider)} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton cards of the same geometry (TPL-05). */
export function ProviderListSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProviderCardSkeleton key={index} />
      ))}
    </div>
  );
}
