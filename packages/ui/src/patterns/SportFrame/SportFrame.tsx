import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { SportFrameModel } from './models.ts';
import * as css from './SportFrame.css.ts';

export interface SportFrameProps {
  readonly frame: SportFrameModel;
}

/** The page may run scripts of its origin, send forms and open pop-ups, but not navigate this page (SPORT-03x). */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/**
 * The sports book's quick bets in a frame. If they cannot be framed, a link to a window of their own and a retry.
 * `data-state` in CSS is the state of the frame (SPORT-01).
 */
export function SportFrame({ frame: { state, url, provider, onRetry, texts } }: SportFrameProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const name = provider === '' ? texts.title : `${texts.title} · ${provider}`;
  if (state === 'failed') {
    return (
      <div className={css.failed} data-state={state} role="alert">
        <Icon name="lucide:monitor-x" className={css.symbol} />
        <p className={css.words}>{texts.failed}</p>
        {url !== null && <p className={css.hint}>{texts.failedHint}</p>}
        <div className={css.actions}>
          {url !== null && (
            <Button variant="gold" href={url} target="_blank">
              {texts.open}
            </Button>
          )}
          <Button variant="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      </div>
    );
  }
  const ready = state === 'ready' && url !== null;
  return (
    <div className={css.stage} data-state={state}>
      {(!ready || loaded !== url) && (
        <output className={css.waiting}>
          <span className={css.rows} aria-hidden="true">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height="44px" />
            ))}
          </span>
          {texts.loading}
        </output>
      )}
      {ready && (
        <iframe
          className={css.frame}
          src={url}
          title={name}
          sandbox={sandbox}
          loading="lazy"
          onLoad={() => setLoaded(url)}
        />
      )}
    </div>
  );
}
