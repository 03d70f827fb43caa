import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import type { ProviderModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import * as css from './providers.css.ts';
import { Section } from './Section.ts';

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

/** The section with the providers of all halls, each once, in order. */
export function ProviderSection({ halls, texts }: Pick<HomeViewProps, 'halls' | 'texts'>) {
  const all = halls.items.flatMap(({ providers }) => providers);
  if (all.length === 0) return null;
  const providers = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  return (
    <Section title={texts.providers} deferred>
      <ProviderWall providers={providers} />
    </Section>
  );
}
