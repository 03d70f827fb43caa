import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import * as icons from '../parts/icons.css.ts';
import * as css from '../parts/providers.css.ts';

export interface BigCardProps {
  readonly provider: ProviderModel;
  readonly count: string | null;
  readonly open: string;
}

/** A provider of a hall as a large card (CAT-09). */
export function BigCard({ provider, count, open }: BigCardProps) {
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

/** Skeleton cards of the same geometry (TPL-05). */
export function BigCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
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
