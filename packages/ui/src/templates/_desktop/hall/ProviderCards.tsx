import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import * as marks from '../parts/marks.css.ts';
import { Notice } from '../parts/Notice.tsx';
import { ProviderMark } from '../parts/ProviderMark.tsx';
import * as css from '../parts/providers.css.ts';

/** The providers of a hall as cards, in all states (CAT-09). */
export function ProviderCards({ providers, gameCountLabel, texts }: Pick<HallViewProps, 'providers' | 'gameCountLabel' | 'texts'>) {
  const { state, items, onRetry } = providers;
  if (items.length === 0 && state === 'loading') {
    return (
      <div className={css.cards} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
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
  if (items.length === 0 && state === 'error') {
    const again = onRetry && (
      <Button variant="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    );
    return <Notice kind="failed" title={texts.loadFailed} action={again} />;
  }
  if (items.length === 0) return <Notice kind="empty" title={texts.empty} hint={texts.emptyHint} />;
  return (
    <ul role="list" className={css.cards}>
      {items.map((provider) => {
        const count = gameCountLabel(provider);
        return (
          <li key={provider.id}>
            <DestinationLink to={provider} className={css.card}>
              <span className={css.stage}>
                <ProviderMark icon={provider.icon} className={css.bigMark} />
              </span>
              <span className={css.foot}>
                <span className={css.words}>
                  <span className={css.cardName}>{provider.name}</span>
                  {count !== null && <span className={css.count}>{count}</span>}
                </span>
                <span className={css.go}>
                  {texts.open}
                  <span className={marks.next} aria-hidden="true" />
                </span>
              </span>
            </DestinationLink>
          </li>
        );
      })}
    </ul>
  );
}
