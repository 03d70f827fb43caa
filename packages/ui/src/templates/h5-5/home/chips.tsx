import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Picture } from '../../../patterns/Picture/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { BannerModel, Loadable, ProviderModel } from '../../../slots/models.ts';
import { bleed } from '../../_h5/parts/page.css.ts';
import * as css from './HomeView.css.ts';

const line = `${row} ${bleed} ${css.chips}`;

const CHIP = { widths: [96, 160, 240], sizes: '64px' };

/** The banners as one line of chips with picture and title, in place of a carousel (HOME-02). */
export function PromotionChips({
  banners,
  label,
}: {
  readonly banners: Loadable<BannerModel>;
  readonly label: string;
}) {
  const list = useScrollRow<HTMLUListElement>();
  if (banners.items.length === 0) return banners.state === 'loading' ? <ChipsSkeleton /> : null;
  return (
    <section aria-label={label}>
      <ul ref={list} role="list" className={line}>
        {banners.items.map((banner) => (
          <li key={banner.id}>
            <DestinationLink to={banner} className={css.chip}>
              <Picture
                className={css.picture}
                src={banner.image}
                place={CHIP}
                alt=""
                width={64}
                height={40}
                loading="lazy"
                decoding="async"
              />
              <span className={css.chipText} title={banner.alt}>
                {banner.alt}
              </span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Providers as chips that open at once. */
export function QuickBets({
  providers,
  label,
}: {
  readonly providers: readonly ProviderModel[];
  readonly label: string;
}) {
  const list = useScrollRow<HTMLUListElement>();
  return (
    <section aria-label={label}>
      <ul ref={list} role="list" className={line}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <DestinationLink to={provider} className={`${css.chip} ${css.quick}`}>
              <ProviderLogo icon={provider.icon} className={css.quickLogo} />
              <span className={css.chipText} title={provider.name} translate="no">
                {provider.name}
              </span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton chips of the same height (TPL-05). */
export function ChipsSkeleton() {
  return (
    <div className={line} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <span key={index} className={css.chip}>
          <Skeleton width="140px" height="40px" />
        </span>
      ))}
    </div>
  );
}
