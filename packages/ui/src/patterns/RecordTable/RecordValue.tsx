import { IconButton } from '../../primitives/IconButton/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import type { RecordCell, RecordColumn, RecordsModel } from './RecordTable.types.ts';
import * as css from './RecordValue.css.ts';

export interface RecordValueProps {
  readonly column: RecordColumn;
  /** Undefined is shown as a dash. */
  readonly cell: RecordCell | undefined;
  readonly texts: RecordsModel['texts'];
}

/**
 * A value of a record in the form of its column, with a copy button, or as a button if it opens other records. In CSS:
 * `data-kind` is the kind, `data-tone` the tone of a status or an amount.
 */
export function RecordValue({ column: { kind, label }, cell, texts }: RecordValueProps) {
  if (!cell) return <span className={css.none}>–</span>;
  const { text, tone, onCopy, onOpen } = cell;
  const shown = (
    <bdi
      className={kind === 'status' ? css.badge : css.text}
      data-kind={kind}
      data-tone={tone}
      translate={kind === 'status' || kind === 'text' ? undefined : 'no'}
    >
      {text}
    </bdi>
  );
  return (
    <span className={css.value} data-kind={kind}>
      {onOpen ? (
        <button type="button" className={css.open} aria-label={`${label}: ${text}`} onClick={onOpen}>
          {shown}
        </button>
      ) : (
        shown
      )}
      {onCopy && (
        <Tooltip text={texts.copy}>
          <IconButton
            className={css.copy}
            size="sm"
            label={`${texts.copy}: ${text}`}
            // Our tooltip replaces the browser's and also works with the keyboard.
            title=""
            icon={<Icon name="lucide:copy" />}
            onClick={onCopy}
          />
        </Tooltip>
      )}
    </span>
  );
}
