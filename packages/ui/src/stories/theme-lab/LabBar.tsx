import { memo, useCallback, type Dispatch, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { LabFiles } from './LabFiles.tsx';
import type { LabAction, LabState } from './lab-state.ts';
import { writeAddress, type LabView } from './lab-view.ts';
import type { LabServer } from './SiteSave.tsx';
import * as css from './theme-lab.css.ts';

/** A message about an action, or an error. */
export interface LabWord {
  readonly text: string;
  readonly fault: boolean;
}

export interface LabBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly said: LabWord | null;
  /** Null in a built Storybook. */
  readonly server: LabServer | null;
  /** State and view at this moment. */
  readonly read: () => { readonly present: LabState; readonly view: LabView };
  readonly act: Dispatch<LabAction>;
  readonly onSay: (word: LabWord | null) => void;
}

/** Steps back and forth, the address, and the theme as a file. */
export const LabBar = memo(function LabBar(props: LabBarProps): ReactNode {
  const { canUndo, canRedo, said, server, read, act, onSay } = props;
  const say = useCallback((text: string, fault: boolean) => onSay({ text, fault }), [onSay]);
  const state = useCallback(() => read().present, [read]);
  const copy = async (): Promise<void> => {
    const story = new URLSearchParams(location.search).get('id') ?? 'workshop-theme-lab--lab';
    const { present, view } = read();
    const link = new URL(`./?path=/story/${story}&args=state:${writeAddress(present, view)}`, location.href).href;
    // Browsers offer a clipboard on secure origins only, and may refuse it.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    say(copied ? 'The address is copied; it holds the whole state.' : link, false);
  };
  return (
    <header className={css.bar}>
      <h1 className={css.title}>Theme Lab</h1>
      <Button size="sm" variant="ghost" title="Ctrl+Z" disabled={!canUndo} onClick={() => act({ type: 'undo' })}>
        Undo
      </Button>
      <Button size="sm" variant="ghost" title="Ctrl+Shift+Z" disabled={!canRedo} onClick={() => act({ type: 'redo' })}>
        Redo
      </Button>
      <div className={css.push}>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          Copy address
        </Button>
        <LabFiles read={state} server={server} act={act} say={say} />
      </div>
      {said && (
        <p className={said.fault ? css.fault : css.fine} role={said.fault ? 'alert' : 'status'}>
          {said.text}{' '}
          <button type="button" className={css.small} aria-label="Close the message" onClick={() => onSay(null)}>
            ✕
          </button>
        </p>
      )}
    </header>
  );
});
