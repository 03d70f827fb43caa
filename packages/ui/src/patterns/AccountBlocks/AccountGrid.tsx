import { useScrollRow, wide } from '../ScrollRow/index.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import * as css from './AccountBlocks.css.ts';
import { Panel } from './Panel.tsx';

/**
 * A small table in a panel, e.g. the levels of a plan; if it is too wide, it scrolls on its own and fades at edges that hide
 * content.
 */
export default function AccountGrid({ block }: { readonly block: Extract<AccountBlock, { kind: 'grid' }> }) {
  const frame = useScrollRow<HTMLDivElement>();
  return (
    <Panel title={block.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls can be scrolled by keys. */}
      <div ref={frame} className={`${wide} ${css.gridFrame}`} tabIndex={0} role="group" aria-label={block.title}>
        <table className={css.grid}>
          <thead>
            <tr>
              {block.head.map((name) => (
                <th key={name} scope="col" className={css.gridHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row" className={css.gridName}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} className={css.gridCell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
