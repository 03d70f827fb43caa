import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { DestinationLink } from '../Destination/index.ts';
import { Picture } from '../Picture/index.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import * as css from './JackpotRow.css.ts';
import type { JackpotPlateModel } from './models.ts';

export interface JackpotRowProps {
  /** In the order of the platform; null while they load. */
  readonly jackpots: readonly JackpotPlateModel[] | null;
  readonly label: string;
}

const ART = { widths: [56, 112], sizes: '56px' };

/** A jackpot: name, figure and one line about it. Its size is the same in every state. */
function Plate({ jackpot }: { readonly jackpot: JackpotPlateModel }) {
  const { name, art, figure, note, state } = jackpot;
  return (
    <li className={css.item}>
      <DestinationLink to={jackpot} className={css.plate} data-state={state}>
        <span className={css.art}>
          {art && <Picture src={art} place={ART} alt="" width={56} height={56} loading="lazy" decoding="async" />}
        </span>
        <span className={css.words}>
          <span className={css.name} title={name}>
            {name || '\u00a0'}
          </span>
          <span className={css.figure} translate="no">
            {figure ?? '–'}
          </span>
          <span className={css.note} title={note}>
            {note || '\u00a0'}
          </span>
        </span>
      </DestinationLink>
    </li>
  );
}

/**
 * Several jackpots as a row of plates, each with its own figure. No live region: a figure that runs is not announced. In CSS:
 * `data-state` on a plate is `running`, `won` or `stale` (WIN-05).
 */
export function JackpotRow({ jackpots, label }: JackpotRowProps) {
  const list = useScrollRow<HTMLUListElement>();
  if (!jackpots) {
    return (
      <div className={css.waiting} aria-hidden="true">
        {[0, 1].map((index) => (
          <Skeleton key={index} width="100%" height={css.PLATE_HEIGHT} />
        ))}
      </div>
    );
  }
  const hasLinks = jackpots.some(({ href, onOpen }) => href !== undefined || onOpen !== undefined);
  return (
    <section aria-label={label}>
      <ul
        ref={list}
        role="list"
        className={`${row} ${css.list}`}
        aria-label={label}
        tabIndex={hasLinks ? undefined : 0}
      >
        {jackpots.map((jackpot) => (
          <Plate key={jackpot.id} jackpot={jackpot} />
        ))}
      </ul>
    </section>
  );
}
