import { useId } from 'react';
import type { AccountBlock } from '../../views/account/contract.ts';
import { Actions, Panel } from './Panel.tsx';
import * as css from './SwitchList.css.ts';

/** Settings that change at once, each a switch whose whole row is the target (PLT-04). */
export default function SwitchList({ block }: { readonly block: Extract<AccountBlock, { kind: 'switches' }> }) {
  const { title, body, switches, note, actions } = block;
  const about = useId();
  return (
    <Panel title={title} body={body}>
      {switches.length > 0 && (
        <ul role="list" className={css.list} aria-label={title}>
          {switches.map(({ id, label, on, disabled, onChange }) => (
            <li key={id} className={css.item}>
              <button
                type="button"
                role="switch"
                className={css.row}
                aria-checked={on}
                // Stays in the order of keys, so that everybody learns that it is there, and why it cannot be changed.
                aria-disabled={disabled || undefined}
                aria-describedby={disabled && note !== undefined ? about : undefined}
                onClick={disabled ? undefined : () => onChange(!on)}
              >
                <span className={css.label}>{label}</span>
                <span className={css.track} aria-hidden>
                  <span className={css.thumb} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && (
        <p id={about} className={css.note}>
          {note}
        </p>
      )}
      <Actions actions={actions} />
    </Panel>
  );
}
