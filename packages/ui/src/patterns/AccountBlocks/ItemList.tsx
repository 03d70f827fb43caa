import { Button } from '../../primitives/Button/index.ts';
import type { AccountBlock, AccountItem } from '../../views/account/contract.ts';
import * as css from './ItemList.css.ts';
import { Actions, Panel } from './Panel.tsx';

export interface ItemsProps {
  readonly items: readonly AccountItem[];
  /** Accessible name of the list. */
  readonly label: string;
}

/** Things of the member, each with its own actions. */
export function Items({ items, label }: ItemsProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {items.map(({ id, title: name, mark, lines, actions: own }) => (
        <li key={id} className={css.item}>
          <div className={css.facts}>
            <h3 className={css.name}>
              <bdi>{name}</bdi>
              {mark !== undefined && <span className={css.mark}>{mark}</span>}
            </h3>
            {lines.map((line) => (
              <p key={line} className={css.line}>
                {line}
              </p>
            ))}
          </div>
          {own.length > 0 && (
            <div className={css.buttons}>
              {own.map(({ id: action, label, name: full, onPress }) => (
                <Button key={action} variant="outline" aria-label={full} onClick={onPress}>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Things of the member in a panel, e.g. passkeys. */
export default function ItemList({ block }: { readonly block: Extract<AccountBlock, { kind: 'items' }> }) {
  const { title, body, items, empty, actions } = block;
  return (
    <Panel title={title} body={body}>
      {items.length === 0 ? <p className={css.empty}>{empty}</p> : <Items items={items} label={title} />}
      <Actions actions={actions} />
    </Panel>
  );
}
