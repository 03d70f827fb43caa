import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import * as css from './providers.css.ts';

/** A grid of provider logos. */
export function ProviderWall({ providers }: { readonly providers: readonly ProviderModel[] }) {
  return (
    <ul role="list" className={css.wall}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <DestinationLink to={provider} className={css.plate}>
            <ProviderLogo icon={provider.icon} alt={provider.name} className={css.logo} />
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}
