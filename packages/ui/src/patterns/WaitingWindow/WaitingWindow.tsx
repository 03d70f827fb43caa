import { Button } from '../../primitives/Button/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import type { LoadingViewProps } from '../../views/loading/contract.ts';
import { SiteLogo } from '../SiteLogo/index.ts';
import * as css from './WaitingWindow.css.ts';

export interface WaitingWindowProps extends LoadingViewProps {
  /** Full-width buttons of touch size. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/** The window that waits for its target, with a close button after a timeout. `data-state` in CSS is the state (PLAY-11x). */
export function WaitingWindow(props: WaitingWindowProps) {
  const { siteName, logo, logoSize, state, onClose, homeHref, texts, wide = false, className } = props;
  const size = wide ? 'lg' : 'md';
  return (
    <div className={classes(css.root, className)} data-state={state}>
      <SiteLogo className={css.logo} site={{ name: siteName, logo, logoSize }} alt={siteName}>
        <p className={css.name}>{siteName}</p>
      </SiteLogo>
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
            <Button variant="outline" size={size} block={wide} onClick={onClose}>
              {texts.close}
            </Button>
          )}
          <Button variant={onClose ? 'outline' : 'gold'} size={size} block={wide} href={homeHref}>
            {texts.home}
          </Button>
        </div>
      )}
    </div>
  );
}
