import { Button } from '../../../primitives/Button/index.ts';
import type { LoadingViewProps } from '../../../views/loading/contract.ts';
import * as css from './LoadingView.css.ts';

/** The window that waits for its target, and the way out when none comes (PLAY-10, PLAY-11x). */
export default function LoadingView({ siteName, logo, state, onClose, homeHref, texts }: LoadingViewProps) {
  return (
    <div className={css.root} data-state={state}>
      {logo ? (
        <img className={css.logo} src={logo} alt={siteName} width={220} height={56} />
      ) : (
        <p className={css.name}>{siteName}</p>
      )}
      {state === 'waiting' && (
        <span className={css.chips} aria-hidden="true">
          <span className={css.chip} />
          <span className={css.chip} />
          <span className={css.chip} />
        </span>
      )}
      <div className={css.words} role="status">
        <h1 className={css.title}>{state === 'waiting' ? texts.waiting : texts.gaveUp}</h1>
        {state === 'gave-up' && <p>{texts.hint}</p>}
      </div>
      {state === 'gave-up' && (
        <div className={css.actions}>
          {onClose && (
            <Button variant="gold" onClick={onClose}>
              {texts.close}
            </Button>
          )}
          <Button variant="second" href={homeHref}>
            {texts.home}
          </Button>
        </div>
      )}
    </div>
  );
}
