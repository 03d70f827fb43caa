import { Amount } from '../../primitives/Amount/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { useUi } from '../../primitives/UiProvider/index.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import type { WalletEntryModel, WalletModel, WalletTexts } from '../../slots/models.ts';
import { OrderChip } from '../OrderChip/index.ts';
import * as css from './WalletPanel.css.ts';

export interface WalletPanelProps {
  readonly wallet: WalletModel;
  readonly texts: WalletTexts;
  readonly className?: string | undefined;
}

/** Shown for an unknown amount. */
const dash = '–';

/** A line of a provider. */
function Entry({ name, icon, amount }: WalletEntryModel) {
  const { colorScheme } = useUi();
  return (
    <li className={css.entry}>
      <img
        className={css.icon}
        src={colorScheme === 'dark' ? icon.light || icon.dark : icon.dark || icon.light}
        alt=""
        width={100}
        height={32}
        loading="lazy"
        decoding="async"
      />
      <Verbatim className={css.name}>{name}</Verbatim>
      <Verbatim className={css.amount}>{amount}</Verbatim>
    </li>
  );
}

const list = (entries: readonly WalletEntryModel[]) => (
  <ul role="list" className={css.entries}>
    {entries.map((entry) => (
      <Entry key={entry.id} {...entry} />
    ))}
  </ul>
);

/** One line per provider with money, the others folded below them; while they load, lines without content. */
function Entries({ state, entries, texts }: Pick<WalletModel, 'state' | 'entries'> & { readonly texts: WalletTexts }) {
  const folded = entries.filter(({ empty }) => empty);
  if (entries.length > 0)
    return (
      <>
        {folded.length < entries.length && list(entries.filter(({ empty }) => !empty))}
        {folded.length > 0 && (
          <details className={css.folded}>
            <summary className={css.show}>{texts.showEmpty({ count: folded.length })}</summary>
            {list(folded)}
          </details>
        )}
      </>
    );
  if (state === 'ready') return <p className={css.empty}>{texts.empty}</p>;
  if (state === 'error') return null;
  return (
    <div className={css.entries} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={css.entry}>
          <Skeleton width="80px" height="24px" />
          <Skeleton width="60%" height="14px" />
          <span className={css.amount} translate="no">
            {dash}
          </span>
        </div>
      ))}
    </div>
  );
}

/**
 * A member's wallet balances: total, main wallet, one line per provider, deposit and withdrawal, and the recall of all funds
 * with its countdown where a provider holds some; refresh and links if the model has them. A failed load keeps the previous
 * figures and offers a retry. `data-state` in CSS is the state of the balance (LOOK-07).
 */
export function WalletPanel({ wallet, texts, className = '' }: WalletPanelProps) {
  const { state, entries, total, main, recall, refresh, links = [], notice, onDeposit, withdraw } = wallet;
  const { onRetry, stale } = wallet;
  const waiting = recall.secondsLeft > 0;
  return (
    <div className={`${css.root} ${className}`} data-state={state} aria-busy={state === 'loading'}>
      <div className={css.card}>
        <div className={css.figure}>
          <div className={css.head}>
            <span className={css.caption}>{texts.total}</span>
            {stale && (
              <span className={css.stale} aria-hidden="true">
                {texts.stale}
              </span>
            )}
            {refresh && (
              <IconButton
                className={css.refresh}
                label={texts.refresh}
                variant="veil"
                icon={<Icon name="lucide:refresh-cw" />}
                aria-busy={refresh.busy}
                onClick={refresh.onRefresh}
              />
            )}
          </div>
          <strong className={css.total}>
            <Amount value={total} stale={stale && texts.stale} />
          </strong>
        </div>
        <div className={css.main}>
          <span>{texts.main}</span>
          <span className={css.amount}>
            <Amount value={main} stale={stale && texts.stale} />
          </span>
        </div>
        <div className={css.actions}>
          {onDeposit && (
            <Button variant="gold" onClick={onDeposit}>
              {texts.deposit}
            </Button>
          )}
          {withdraw && (
            <Button variant="outline" className={css.quiet} href={withdraw.href} onClick={withdraw.onFollow}>
              {texts.withdraw}
            </Button>
          )}
          {recall.offered !== false && (
            <Button
              variant="outline"
              className={css.quiet}
              onClick={recall.onRecall}
              disabled={waiting}
              loading={recall.busy}
            >
              {waiting ? texts.recallWait({ seconds: recall.secondsLeft }) : texts.recall}
            </Button>
          )}
          {links.map(({ id, label, href }) => (
            <Button key={id} variant="outline" className={css.quiet} href={href}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      {wallet.order && <OrderChip order={wallet.order} block />}
      {notice !== undefined && (
        <p className={css.notice} role="note">
          {notice}
        </p>
      )}
      {state === 'error' && (
        <div className={css.failed} role="alert">
          <span>{texts.failed}</span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      <Entries state={state} entries={entries} texts={texts} />
    </div>
  );
}
