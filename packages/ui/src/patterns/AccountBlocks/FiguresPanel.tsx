import { useState } from 'react';
import { RangeChoice } from '../RecordTable/RangeChoice.tsx';
import { useRoom } from '../RecordTable/useRoom.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import * as css from './AccountBlocks.css.ts';
import * as figures from './FiguresPanel.css.ts';

/** Counters over a range of days. In CSS: `data-refreshing` while another range loads (AGT-17x). */
export default function FiguresPanel({ block }: { readonly block: Extract<AccountBlock, { kind: 'figures' }> }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const wide = useRoom(root);
  const { title, range, refreshing, figures: list, locale, texts } = block;
  return (
    <section ref={setRoot} className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <RangeChoice range={range} wide={wide} locale={locale} texts={texts} />
      <dl className={figures.list} aria-busy={refreshing} data-refreshing={refreshing ? '' : undefined}>
        {list.map(({ id, label, value }) => (
          <div key={id} className={figures.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={figures.value} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
