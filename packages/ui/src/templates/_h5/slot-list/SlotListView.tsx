import { ChoiceField } from '../../../patterns/ChoiceField/index.ts';
import { GameFilters, GameResults, type GameResultsProps } from '../../../patterns/GameResults/index.ts';
import { LabelName } from '../../../patterns/LabelName/index.ts';
import { ListProgress } from '../../../patterns/ListProgress/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import { SearchField } from '../../../patterns/SearchField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { SlotListViewProps } from '../../../views/slot-list/contract.ts';
import { BackIcon } from '../parts/BackIcon.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './SlotListView.css.ts';

interface GameListProps extends SlotListViewProps {
  /** Layout of the games; by default tiles in the columns of the template. */
  readonly results?: Pick<GameResultsProps, 'layout' | 'withProvider' | 'withPlay' | 'expected' | 'first' | 'urgent'>;
}

const tiles: NonNullable<GameListProps['results']> = {
  expected: 18,
  first: 18,
  urgent: 3,
  withPlay: false,
};

/**
 * A provider's games: sticky search and filters, labels, and a virtualised list. The sticky bar marks with `data-cover` that
 * it covers the list (CAT-12).
 */
export default function SlotListView(props: GameListProps) {
  const { title, onBack, search, onSearch, games, found, texts } = props;
  const { choice, sort, progress, lobby, results = tiles } = props;
  const count = games.state === 'ready' && found !== null ? texts.resultCount({ count: found }) : '';
  return (
    <div className={`${page.column} ${results.layout === 'row' ? '' : page.tight} ${css.root}`}>
      <div className={css.head}>
        <IconButton className={css.back} label={texts.back} icon={<BackIcon />} onClick={onBack} />
        <h1 className={css.title}>{title}</h1>
        {props.demos && (
          <Button variant="outline" size="sm" onClick={props.demos.onOpen}>
            {props.demos.label}
          </Button>
        )}
      </div>
      <div className={css.tools} data-cover="">
        <SearchField value={search} onValueChange={onSearch} label={texts.search} clearLabel={texts.clearSearch} />
        <GameFilters {...props} className={css.filters} button={css.filter} />
      </div>
      {props.labels.length > 0 && <Labels {...props} />}
      {lobby && <div className={css.facets}>{lobby.bar}</div>}
      <div className={css.line}>
        <p className={css.count}>
          <span role={lobby ? undefined : 'status'}>{count}</span>
          {progress?.state === 'loading' && (
            <span className={css.loading} title={progress.text}>
              {progress.text}
            </span>
          )}
        </p>
        <div className={css.choices}>
          {choice && <ChoiceField className={css.choice} choice={choice} />}
          <ChoiceField className={css.choice} choice={sort} />
        </div>
      </div>
      {progress?.state === 'failed' && <ListProgress progress={progress} retry={texts.retry} />}
      <div className={css.list} aria-busy={games.state === 'loading'}>
        <GameResults {...props} {...results} />
        {lobby?.below}
      </div>
    </div>
  );
}

/** The labels of the list as a scrollable row of chips; the selected one is in view (CAT-19). */
function Labels({ labels, label, onLabel, texts }: Pick<SlotListViewProps, 'labels' | 'label' | 'onLabel' | 'texts'>) {
  const list = useScrollRow<HTMLDivElement>(label);
  const chips = [{ id: null, name: texts.allLabels, badge: undefined }, ...labels];
  return (
    <div ref={list} className={`${row} ${css.labels} ${page.bleed}`} role="group" aria-label={texts.labels}>
      {chips.map(({ id, name, badge }) => (
        <button
          key={id ?? ''}
          type="button"
          className={css.label}
          aria-pressed={id === label}
          data-chosen={id === label ? '' : undefined}
          onClick={() => onLabel(id === label ? null : id)}
        >
          <LabelName name={name} badge={badge} />
        </button>
      ))}
    </div>
  );
}
