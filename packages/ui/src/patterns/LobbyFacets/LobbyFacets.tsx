import { useEffect, useRef, useState } from 'react';
import type { Labels } from '../../labels/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FacetBar } from './FacetBar.tsx';
import { FacetSheet } from './FacetSheet.tsx';
import type { lobbyFacetsLabels } from './labels.ts';
import type { LobbyFacetsModel } from './models.ts';
import * as css from './LobbyFacets.css.ts';

export interface LobbyFacetsProps {
  readonly lobby: LobbyFacetsModel;
  readonly texts: Labels<typeof lobbyFacetsLabels>;
}

/** Time after the last change until a count is announced, in milliseconds. */
const QUIET_MS = 500;

/** The text, half a second after it last changed; empty until the first known one changes. */
function useSettled(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === '' || text === last.current) return undefined;
    if (last.current === '') {
      last.current = text;
      return undefined;
    }
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Moves the focus from a button that is about to go to the one after it; from the last to the first facet. */
function passFocus(from: HTMLElement, isLast: boolean): void {
  const next = isLast
    ? from.closest(`.${css.root}`)?.querySelector('button')
    : from.closest('li')?.nextElementSibling?.querySelector('button');
  next?.focus();
}

function Chips({ lobby: { chips, onClear }, texts }: LobbyFacetsProps) {
  return (
    <ul role="list" aria-label={texts.chosen} className={css.chips}>
      {chips.map(({ id, name, onRemove }) => (
        <li key={id}>
          <button
            type="button"
            className={css.chip}
            aria-label={texts.remove({ name })}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, chips.length === 1);
              onRemove();
            }}
          >
            {name}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={css.clear}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget, true);
            onClear();
          }}
        >
          {texts.clear}
        </button>
      </li>
    </ul>
  );
}

/**
 * The facets of a list of games, and what is chosen as chips that remove themselves. A changed number of games is announced once,
 * half a second after the last change. `data-layout` in CSS is `bar` or `sheet` (LOB-08).
 */
export function LobbyFacets({ lobby, texts }: LobbyFacetsProps) {
  const { layout, facets, chips, onToggle, found, isOpen } = lobby;
  const said = useSettled(found === null ? '' : texts.resultCount({ count: found }));
  // In an open sheet, because what is outside of it is not read.
  const status = (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  return (
    <div className={css.root} data-layout={layout}>
      <div role="group" aria-label={texts.filter} className={css.bar}>
        {layout === 'bar' ? (
          <FacetBar facets={facets} onToggle={onToggle} />
        ) : (
          <FacetSheet lobby={lobby} texts={texts} status={status} />
        )}
      </div>
      {chips.length > 0 && <Chips lobby={lobby} texts={texts} />}
      {!isOpen && status}
    </div>
  );
}
