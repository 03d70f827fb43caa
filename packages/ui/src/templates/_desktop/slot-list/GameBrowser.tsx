import { ChoiceField } from '../../../patterns/ChoiceField/index.ts';
import { GameFilters, GameResults } from '../../../patterns/GameResults/index.ts';
import { LabelName } from '../../../patterns/LabelName/index.ts';
import { ListProgress as Progress } from '../../../patterns/ListProgress/index.ts';
import { SearchField } from '../../../patterns/SearchField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { SlotListViewProps } from '../../../views/slot-list/contract.ts';
import * as icons from '../parts/icons.css.ts';
import * as css from './SlotListView.css.ts';

/** The list itself: title, search, filters, labels and games (CAT-12). */
export function GameBrowser(props: SlotListViewProps) {
  const { title, onBack, demos, choice, sort, search, onSearch, games, found, progress, lobby, texts } = props;
  const count = games.state === 'ready' && found !== null ? texts.resultCount({ count: found }) : '';
  return (
    <div className={css.browser}>
      <div className={css.head}>
        <IconButton
          label={texts.back}
          variant="plate"
          icon={<span className={icons.previous} aria-hidden="true" />}
          onClick={onBack}
        />
        <div className={css.titles}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.count}>
            <span role={lobby ? undefined : 'status'}>{count}</span>
            {progress?.state === 'loading' && <span>{` · ${progress.text}`}</span>}
          </p>
        </div>
        {demos && (
          <Button variant="outline" onClick={demos.onOpen}>
            {demos.label}
          </Button>
        )}
        {choice && <ChoiceField className={css.choice} choice={choice} />}
        <ChoiceField className={css.choice} choice={sort} named />
        <SearchField
          className={css.search}
          value={search}
          onValueChange={onSearch}
          label={texts.search}
          clearLabel={texts.clearSearch}
        />
      </div>
      <Controls {...props} />
      {lobby?.bar}
      {progress?.state === 'failed' && <Progress progress={progress} retry={texts.retry} />}
      <div className={css.list} aria-busy={games.state === 'loading'}>
        <GameResults {...props} expected={24} urgent={6} withProvider />
        {lobby?.below}
      </div>
    </div>
  );
}

function Controls(props: SlotListViewProps) {
  const { labels, label, onLabel, texts } = props;
  return (
    <div className={css.controls}>
      <GameFilters {...props} className={css.filters} button={css.filter} />
      {labels.length > 0 && (
        <div className={css.labels} role="group" aria-label={texts.labels}>
          <button type="button" className={css.label} aria-pressed={label === null} onClick={() => onLabel(null)}>
            {texts.allLabels}
          </button>
          {labels.map((one) => (
            <button
              key={one.id}
              type="button"
              className={css.label}
              aria-pressed={one.id === label}
              onClick={() => onLabel(one.id === label ? null : one.id)}
            >
              <LabelName {...one} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
