import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { FactRows, type FactRow } from '../FactRows/index.ts';
import * as css from './GameStart.css.ts';

export interface GameStartProps {
  /** Name of the game. */
  readonly game: string;
  /** Return to player, odds, prizes and the highest stake, as far as they are known; null while they are loading. */
  readonly facts: readonly FactRow[] | null;
  /** A sentence below the facts, such as what is not known. */
  readonly note?: string | undefined;
  /** Address of the rules; they open beside this page. */
  readonly rules: string | null;
  /** Starts the game. Called inside the click, because a window may open. */
  readonly onStart: () => void;
  readonly onClose: () => void;
  readonly texts: Readonly<Record<'intro' | 'rules' | 'start' | 'cancel', string>>;
}

/** Facts of a game before the first stake, where the game is started. `data-first-focus` is on the start (RG-35). */
export function GameStart({ game, facts, note, rules, onStart, onClose, texts }: GameStartProps): ReactNode {
  return (
    <Dialog
      open
      size="sm"
      title={game}
      description={texts.intro}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button data-first-focus="" onClick={onStart}>
            {texts.start}
          </Button>
        </>
      }
    >
      <div className={css.inside} aria-busy={facts === null}>
        {facts === null ? <Skeleton height="132px" /> : <FactRows facts={facts} />}
        {note === undefined ? null : <p className={css.note}>{note}</p>}
        {rules === null ? null : (
          <Link href={rules} className={css.rules}>
            {texts.rules}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
