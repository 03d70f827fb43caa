import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import * as css from './MarketingQuestion.css.ts';

/** A product with its channels. */
export interface MarketingGroup {
  readonly id: string;
  readonly label: string;
  readonly channels: readonly {
    readonly id: string;
    readonly label: string;
    readonly on: boolean;
    readonly onChange: (on: boolean) => void;
  }[];
}

export interface MarketingQuestionProps {
  readonly open: boolean;
  /** A dialog instead of a sheet. */
  readonly wide: boolean;
  /** An answer is being sent. */
  readonly busy: boolean;
  readonly groups: readonly MarketingGroup[];
  /** Declines everything. */
  readonly onNothing: () => void;
  readonly onSave: () => void;
  /** Closes it without an answer. */
  readonly onClose: () => void;
  readonly texts: {
    readonly title: string;
    readonly body: string;
    readonly save: string;
    readonly nothing: string;
    readonly close: string;
  };
}

function Group({ group: { label, channels } }: { readonly group: MarketingGroup }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.name}>
        {label}
      </h3>
      <div className={css.channels}>
        {channels.map((channel) => (
          <Checkbox key={channel.id} label={channel.label} checked={channel.on} onCheckedChange={channel.onChange} />
        ))}
      </div>
    </div>
  );
}

/** Asks which products the member wants to hear of, and by which channels; both answers have the same weight (RG-33). */
export function MarketingQuestion(props: MarketingQuestionProps): ReactNode {
  const { open, wide, busy, groups, onNothing, onSave, onClose, texts } = props;
  const Surface = wide ? Dialog : Sheet;
  return (
    <Surface
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.body}
      closeLabel={texts.close}
      insistent
      footer={
        <div className={css.answers}>
          <Button variant="outline" block disabled={busy} onClick={onNothing}>
            {texts.nothing}
          </Button>
          <Button variant="outline" block disabled={busy} onClick={onSave}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Surface>
  );
}
