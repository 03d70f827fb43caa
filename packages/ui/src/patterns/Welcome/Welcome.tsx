import type { ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import type { welcomeLabels } from './labels.ts';
import * as css from './Welcome.css.ts';

export interface WelcomeProps {
  readonly open: boolean;
  /** A dialog instead of a sheet. */
  readonly wide: boolean;
  /** The account, as the platform names it. */
  readonly name: string;
  /** Steps that the site has for a new member, the main one first; at least one. */
  readonly steps: readonly { readonly id: 'deposit' | 'demo' | 'games'; readonly onPress: () => void }[];
  readonly onClose: () => void;
  readonly texts: Labels<typeof welcomeLabels>;
}

/** Welcomes a new member with the first steps; the first one is filled, and leaving is the quietest (LOOK-03). */
export function Welcome({ open, wide, name, steps, onClose, texts }: WelcomeProps): ReactNode {
  const Surface = wide ? Dialog : Sheet;
  const title = texts.title({ name });
  return (
    <Surface
      {...(wide && { size: 'sm' })}
      open={open}
      onClose={onClose}
      title={title}
      titleHidden
      closeLabel={texts.close}
      footer={
        <div className={css.steps}>
          {steps.map(({ id, onPress }, index) => (
            <Button key={id} block size="lg" variant={index === 0 ? 'gold' : 'outline'} onClick={onPress}>
              {texts[id]}
            </Button>
          ))}
          <Button block variant="ghost" onClick={onClose}>
            {texts.later}
          </Button>
        </div>
      }
    >
      <div className={css.words}>
        <span className={css.halo}>
          <Avatar name={name} size={72} />
        </span>
        {/* The dialog has this name already. */}
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        <p className={css.ready}>{texts.ready}</p>
      </div>
    </Surface>
  );
}
