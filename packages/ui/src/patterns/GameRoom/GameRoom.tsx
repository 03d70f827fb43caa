import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import type { LicenceNoticeProps } from '../LicenceNotice/index.ts';
import * as css from './GameRoom.css.ts';

export interface GameRoomProps extends Pick<LicenceNoticeProps, 'label' | 'age' | 'sentences' | 'links'> {
  /** The strip of official marks, for a game over a page that has it; none without it. */
  readonly marks?: ReactNode;
  /** The game. */
  readonly children: ReactNode;
}

/**
 * A game over the whole window, with the licence in one row below it: nothing covers the game. In CSS: `data-marks` is set
 * with marks above it (RG-01).
 */
export function GameRoom({ label, age, sentences, links, marks, children }: GameRoomProps): ReactNode {
  return (
    <div className={css.room} data-marks={marks ? '' : undefined}>
      {marks}
      <div className={css.stage}>{children}</div>
      <section aria-label={label} className={css.bar}>
        {age ? (
          <span role="img" aria-label={age.description} className={css.sign}>
            {age.sign}
          </span>
        ) : null}
        <p className={css.words}>{sentences.join(' ')}</p>
        <div className={css.ways}>
          {links.map(({ title, href }) => (
            <Link key={href} href={href} className={css.link}>
              {title}
            </Link>
          ))}
        </div>
      </section>
    </div>
  );
}
