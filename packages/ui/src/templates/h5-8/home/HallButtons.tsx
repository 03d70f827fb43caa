import { HallIcon } from '../../../patterns/HallTabs/index.ts';
import { ListStates } from '../../../patterns/ListStates/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { Section } from '../../_h5/parts/Section.ts';
import * as css from './HallButtons.css.ts';

/** Number of skeletons while the halls load: the most that are possible. */
const expected = 8;
/** Providers named in the hint. */
const named = 3;

const hint = ({ providers }: HallModel): string =>
  providers
    .slice(0, named)
    .map(({ name }) => name)
    .join(', ');

/** The halls as one column of large buttons: icon, name and providers (CAT-06). */
export function HallButtons({ halls, failure, texts }: Pick<HomeViewProps, 'halls' | 'failure' | 'texts'>) {
  if (failure && halls.items.length === 0) return null;
  return (
    <Section title={texts.halls} busy={halls.state === 'loading'}>
      <ListStates
        list={halls}
        waiting={<Waiting />}
        empty={{ kind: 'empty', title: texts.emptyHall, hint: texts.emptyHallHint }}
        texts={texts}
      >
        {(items) => (
          <ul role="list" className={css.list} aria-label={texts.halls}>
            {items.map((hall) => (
              <li key={hall.id}>
                <Link href={hall.href} className={css.button}>
                  <HallIcon hall={hall} active />
                  <span className={css.words}>
                    <span className={css.name}>{hall.name}</span>
                    <span className={css.hint} title={hint(hall)}>
                      {hint(hall)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}

/** Buttons of the same geometry (TPL-05). */
function Waiting() {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} className={css.button} data-skeleton="">
          <Skeleton shape="round" className={css.blank} />
          <Skeleton width="60%" height="24px" />
        </div>
      ))}
    </div>
  );
}
