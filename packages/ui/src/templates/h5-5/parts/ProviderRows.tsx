import { ProviderCard, ProviderCardSkeleton } from '../../../patterns/ProviderCard/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import * as css from './rows.css.ts';

export interface ProviderRowsProps {
  readonly providers: readonly ProviderModel[];
  /** Text below the name. */
  readonly line: (provider: ProviderModel) => string | null;
}

/** Providers as rows with logo, name, a line of text, and a button that starts or opens it. */
export function ProviderRows({ providers, line }: ProviderRowsProps) {
  return (
    <ul role="list" className={css.providers}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderCard provider={provider} count={line(provider)} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton rows of the same geometry (TPL-05). */
export function ProviderRowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.providers} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProviderCardSkeleton key={index} />
      ))}
    </div>
  );
}
