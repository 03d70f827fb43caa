import { createContext, use, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { ScanCodeModel } from '../../slots/models.ts';
import type { AccountAction } from '../../views/account/contract.ts';
import { ScanCode } from '../ScanCode/index.ts';
import * as css from './AccountBlocks.css.ts';

export interface PanelProps {
  readonly title: string;
  /** The title is read out only. */
  readonly untitled?: boolean | undefined;
  readonly body?: string | undefined;
  readonly code?: ScanCodeModel | undefined;
  readonly children?: ReactNode;
}

/** The title of the page around panels: a panel with the same one does not repeat it (LOOK-19). */
export const PageTitle = createContext('');

/** A panel of a section: title, text, QR code, and content below. */
export function Panel({ title, untitled, body, code, children }: PanelProps) {
  const isSaid = use(PageTitle) === title;
  return (
    <section className={code ? `${css.panel} ${css.coded}` : css.panel}>
      {!isSaid && <h2 className={untitled ? visuallyHidden : css.title}>{title}</h2>}
      {body !== undefined && <p className={css.body}>{body}</p>}
      {code && <ScanCode code={code} className={css.code} />}
      {children}
    </section>
  );
}

interface ActionsProps {
  readonly actions?: readonly AccountAction[] | undefined;
  /** A button before them. */
  readonly children?: ReactNode;
  /** They stay in view, at the lower edge. */
  readonly sticky?: boolean | undefined;
}

/** The buttons of a panel; renders nothing without any. */
export function Actions({ actions = [], children, sticky }: ActionsProps) {
  if (actions.length === 0 && children === undefined) return null;
  return (
    <div className={sticky ? `${css.actions} ${css.sticky}` : css.actions}>
      {children}
      {actions.map(({ id, label, main, href, onOpen }) => (
        <Button key={id} variant={main ? 'gold' : 'outline'} {...(href === undefined ? { onClick: onOpen } : { href })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
