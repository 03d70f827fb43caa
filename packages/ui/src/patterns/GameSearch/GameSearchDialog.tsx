import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Modal } from '../../primitives/Dialog/index.ts';
import type { FoundGame, GameSearchProps } from '../../slots/contract.ts';
import { DestinationLink } from '../Destination/index.ts';
import { Picture } from '../Picture/index.ts';
import { LoadFailed } from '../ListStates/index.ts';
import { ListProgress } from '../ListProgress/index.ts';
import { Notice } from '../Notice/index.ts';
import { speak } from '../spoken-words.ts';
import * as css from './GameSearch.css.ts';

/**
 * The search of all games as a palette over the page: a field, and below it the matching games, or earlier and hot games
 * while the field is empty. Arrow keys select while typing continues, Enter plays, Escape closes and restores the focus. The
 * first match is selected automatically.
 */
export default function GameSearchDialog(props: GameSearchProps) {
  const { open, onClose, query, onQuery, texts } = props;
  speak({
    '@react-aria/autocomplete': { collectionLabel: texts.results },
    '@react-aria/searchfield': { 'Clear search': texts.clear },
  });
  return (
    <Modal open={open} onClose={onClose} title={texts.title} titleHidden surface={css.surface}>
      <Autocomplete inputValue={query} onInputChange={onQuery}>
        <div className={css.head}>
          <SearchField className={css.field} aria-label={texts.title}>
            <Input className={css.input} placeholder={texts.search} />
          </SearchField>
          <IconButton label={texts.close} icon={<span className={css.cross} />} onClick={onClose} />
        </div>
        <Results {...props} />
      </Autocomplete>
    </Modal>
  );
}

function Results({ query, results, found, progress, all, texts }: GameSearchProps) {
  const { state, items, onRetry } = results;
  const nothing = items.every(({ games }) => games.length === 0);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling part must be reachable by keyboard. */}
      <div className={css.list} tabIndex={0}>
        {nothing && state === 'loading' && <Waiting />}
        {nothing && state === 'error' && <LoadFailed onRetry={onRetry} texts={texts} />}
        {nothing && state === 'ready' && query !== '' && (
          <Notice kind="search" title={texts.none} hint={texts.noneHint} />
        )}
        <ListBox aria-label={texts.results} className={css.games}>
          {items
            .filter(({ games }) => games.length > 0)
            .map(({ id, title, games }) => (
              <ListBoxSection key={id} id={id} {...(title === null && { 'aria-label': texts.results })}>
                {title !== null && <Header className={css.title}>{title}</Header>}
                {games.map((game) => (
                  <Result key={game.id} id={`${id} ${game.id}`} game={game} />
                ))}
              </ListBoxSection>
            ))}
        </ListBox>
      </div>
      <div className={css.foot}>
        {progress?.state === 'failed' ? (
          <ListProgress progress={progress} retry={texts.retry} />
        ) : (
          <p className={css.count}>
            <span role="status">{query !== '' && state === 'ready' ? texts.resultCount({ count: found }) : ''}</span>
            {progress && <span>{progress.text}</span>}
          </p>
        )}
        <DestinationLink to={all} className={css.all}>
          {all.label}
        </DestinationLink>
      </div>
    </>
  );
}

const RESULT = { widths: [96, 160], sizes: '48px' };

function Result({ id, game }: { readonly id: string; readonly game: FoundGame }) {
  const { name, providerName, hall, art, onPlay } = game;
  return (
    <ListBoxItem id={id} textValue={name} className={css.game} onAction={onPlay}>
      <span className={css.art}>
        <Picture
          className={css.picture}
          src={art}
          place={RESULT}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={css.words}>
        <span className={css.name} translate="no">
          {name}
        </span>
        <span className={css.source}>{[providerName, hall].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.play} aria-hidden="true" />
    </ListBoxItem>
  );
}

function Waiting() {
  return (
    <div className={css.games} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={css.game}>
          <Skeleton width="48px" height="48px" />
          <span className={css.words}>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="25%" height="12px" />
          </span>
        </div>
      ))}
    </div>
  );
}
