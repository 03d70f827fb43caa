import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { ProviderLogo } from '../../../patterns/ProviderCard/index.ts';
import type { GameRoomViewProps } from '../../../views/slot-list/contract.ts';
import * as page from '../parts/page.css.ts';
import { GameBrowser } from '../slot-list/GameBrowser.tsx';
import * as css from './GameRoomView.css.ts';

/** The room of a hall: providers at the side, the games of the selected one beside them (CAT-16). */
export default function GameRoomView({ providers, provider, ...list }: GameRoomViewProps) {
  return (
    <div className={`${css.root} ${page.column}`}>
      <nav className={css.side} aria-label={list.texts.providers}>
        <p className={css.sideTitle}>{list.texts.providers}</p>
        <ul role="list" className={css.providers}>
          {providers.map((one) => (
            <li key={one.id}>
              <DestinationLink to={one} className={css.provider} current={one.id === provider}>
                <ProviderLogo icon={one.icon} alt={one.name} className={css.logo} />
                {one.gameCount !== undefined && <span className={css.count}>{one.gameCount}</span>}
              </DestinationLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.list}>
        <GameBrowser {...list} />
      </div>
    </div>
  );
}
