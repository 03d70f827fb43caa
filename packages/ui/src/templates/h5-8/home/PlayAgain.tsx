import type { GameModel } from '../../../slots/models.ts';
import * as page from '../../_h5/parts/page.css.ts';
import { action } from '../slots/TabBar.css.ts';
import * as css from './HomeView.css.ts';

/** A member's link to the game played last: at the lower edge of the screen, and at the end of home itself. */
export function PlayAgain({ game, label }: { readonly game: GameModel; readonly label: string }) {
  return (
    <div className={css.again}>
      <div className={page.column}>
        <button type="button" className={action} onClick={game.onPlay}>
          {`${label}: ${game.name}`}
        </button>
      </div>
    </div>
  );
}
