import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { ProviderModel } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import * as css from './ProviderCard.css.ts';
import { ProviderLogo } from './ProviderLogo.tsx';

export interface ProviderCardProps {
  readonly provider: ProviderModel;
  /** "24 games"; null hides it. */
  readonly count?: string | null | undefined;
  readonly className?: string | undefined;
}

/** A provider with its logo, name and number of games; opens its list or starts play (CAT-09). */
export function ProviderCard({ provider, count = null, className = '' }: ProviderCardProps) {
  return (
    <DestinationLink to={provider} className={`${css.card} ${className}`}>
      <span className={css.stage}>
        <ProviderLogo icon={provider.icon} className={css.logo} />
      </span>
      <span className={css.foot}>
        <span className={css.name} title={provider.name} translate="no">
          {provider.name}
        </span>
        {count !== null && (
          <span className={css.count} title={count}>
            {count}
          </span>
        )}
      </span>
    </DestinationLink>
  );
}

/** Skeleton card of the same geometry. `data-skeleton` in CSS (TPL-05). */
export function ProviderCardSkeleton() {
  return (
    <span className={css.card} aria-hidden="true" data-skeleton="">
      <span className={css.stage}>
        <Skeleton width="70%" height="32px" />
      </span>
      <span className={css.foot}>
        <span className={`${css.name} ${css.blank}`} />
      </span>
    </span>
  );
}
