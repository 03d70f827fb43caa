import type { ReactNode } from 'react';
import type { ProviderModel } from '../../slots/models.ts';
import { DeferHydration } from '../DeferHydration/index.ts';
import { ProviderCard, ProviderCardSkeleton } from './ProviderCard.tsx';

export interface ProviderGridProps {
  readonly providers: readonly ProviderModel[];
  /** Line of text below a name, e.g. "24 games"; null hides it. */
  readonly line?: ((provider: ProviderModel) => string | null) | undefined;
  /** Cards of the first screen; later ones are hydrated later. All by default. */
  readonly first?: number;
  /** Renders a provider; a `ProviderCard` by default. */
  readonly renderCard?: (provider: ProviderModel) => ReactNode;
  readonly className: string;
}

/** Providers as a list of cards. The template lays it out (CAT-09). */
export function ProviderGrid({ providers, line, first = providers.length, renderCard, className }: ProviderGridProps) {
  const item = (provider: ProviderModel) => (
    <li key={provider.id}>{renderCard?.(provider) ?? <ProviderCard provider={provider} count={line?.(provider)} />}</li>
  );
  return (
    <ul role="list" className={className}>
      {providers.slice(0, first).map(item)}
      {providers.length > first && <DeferHydration within="list">{providers.slice(first).map(item)}</DeferHydration>}
    </ul>
  );
}

export interface ProviderGridSkeletonProps extends Pick<ProviderGridProps, 'className'> {
  readonly count: number;
}

/** Skeleton cards in the same layout (TPL-05). */
export function ProviderGridSkeleton({ count, className }: ProviderGridSkeletonProps) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProviderCardSkeleton key={index} />
      ))}
    </div>
  );
}
