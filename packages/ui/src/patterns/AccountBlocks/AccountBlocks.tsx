import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { Amount } from '../../primitives/Amount/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type {
  AccountBlock,
  AccountFact,
  AccountSection,
  AccountTexts,
  AccountViewProps,
} from '../../views/account/contract.ts';
import { ModelForm } from '../FormFields/index.ts';
import { LoadFailed } from '../ListStates/index.ts';
import { Timeline } from '../Timeline/index.ts';
import { WalletPanel } from '../WalletPanel/index.ts';
import * as css from './AccountBlocks.css.ts';
import { Actions, PageTitle, Panel } from './Panel.tsx';

const LetterBox = lazy(() => import('../LetterBox/LetterBox.tsx'));
// Blocks of few sections are loaded on demand.
const AccountGrid = lazy(() => import('./AccountGrid.tsx'));
const ArticlePanel = lazy(() => import('./ArticlePanel.tsx'));
const FiguresPanel = lazy(() => import('./FiguresPanel.tsx'));
const ItemList = lazy(() => import('./ItemList.tsx'));
const LimitTable = lazy(() => import('./LimitTable.tsx'));
const Notes = lazy(() => import('./Notes.tsx'));
const SwitchList = lazy(() => import('./SwitchList.tsx'));
const TermsPanel = lazy(() => import('./TermsPanel.tsx'));
const RecordTable = lazy(() => import('../RecordTable/RecordTable.tsx'));

export interface AccountBlocksProps {
  readonly section: AccountViewProps['section'];
  readonly texts: AccountTexts;
}

/**
 * A section of a member, agent or payment window in its states: blocks, loading, failed. In CSS: `data-tone` on a notice,
 * `data-empty` on a missing value, `data-code` on a value that may break anywhere, `data-sums` on the results of a form,
 * `data-fact` with the id of a fact.
 */
export function AccountBlocks(props: AccountBlocksProps) {
  return (
    <PageTitle value={props.section.title}>
      <Content {...props} />
    </PageTitle>
  );
}

function Content({ section: { Content: Own, ...section }, texts }: AccountBlocksProps) {
  // Stable between renders, so that a change of the window around it does not render the section.
  const render = useCallback((made: AccountSection) => <Blocks section={made} texts={texts} />, [texts]);
  if (!Own) return <Blocks section={section} texts={texts} />;
  return (
    <Suspense fallback={<Waiting texts={texts} />}>
      <Own render={render} />
    </Suspense>
  );
}

function Blocks({ section, texts }: { readonly section: AccountSection; readonly texts: AccountTexts }) {
  const { state, blocks, onRetry } = section;
  if (state === 'error') return <LoadFailed onRetry={onRetry} texts={texts} />;
  if (state === 'loading') return <Waiting texts={texts} />;
  return (
    <div className={css.root}>
      {blocks.map((block) => (
        <Suspense key={block.id} fallback={<Waiting texts={texts} />}>
          <Block block={block} texts={texts} />
        </Suspense>
      ))}
    </div>
  );
}

function Waiting({ texts }: { readonly texts: AccountTexts }) {
  return (
    <output className={css.waiting} aria-label={texts.loading}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width={row % 2 ? '48%' : '72%'} height="22px" />
      ))}
    </output>
  );
}

function Block({ block, texts }: { readonly block: AccountBlock; readonly texts: AccountTexts }): ReactNode {
  switch (block.kind) {
    case 'wallet':
      return <WalletPanel wallet={block.wallet} texts={block.texts} />;
    case 'facts':
      return (
        <Panel title={block.title} body={block.body} code={block.code}>
          {block.steps && <Timeline steps={block.steps} />}
          <FactList facts={block.facts} texts={texts} />
          <Actions actions={block.actions} />
        </Panel>
      );
    case 'items':
      return <ItemList block={block} />;
    case 'limits':
      return (
        <LimitTable block={block}>{block.editor && <BlockForm block={block.editor.form} texts={texts} />}</LimitTable>
      );
    case 'switches':
      return <SwitchList block={block} />;
    case 'letters':
      return <LetterBox letters={block.letters} />;
    case 'records':
      return <RecordTable records={block.records} />;
    case 'notes':
      return <Notes block={block} texts={texts} />;
    case 'notice':
      return (
        <section className={css.notice} data-tone={block.tone}>
          <h2 className={css.title}>{block.title}</h2>
          <p className={css.body}>{block.body}</p>
          {block.steps && <Timeline steps={block.steps} />}
          <Actions actions={block.actions} />
        </section>
      );
    case 'form':
      return (
        <Panel title={block.title} untitled={block.leads} body={block.body}>
          <BlockForm block={block} texts={texts} />
        </Panel>
      );
    case 'share':
      return (
        <Panel title={block.title} body={block.body} code={block.code}>
          <p className={css.address} translate="no">
            {block.address}
          </p>
          <div className={css.actions}>
            <Button variant="gold" onClick={block.onCopy}>
              {texts.copy}
            </Button>
          </div>
        </Panel>
      );
    case 'article':
      return <ArticlePanel block={block} />;
    case 'grid':
      return <AccountGrid block={block} />;
    case 'terms':
      return <TermsPanel block={block} />;
    case 'figures':
      return <FiguresPanel block={block} />;
    default:
      return block satisfies never;
  }
}

interface BlockFormProps {
  readonly block: Extract<AccountBlock, { kind: 'form' }>;
  readonly texts: AccountTexts;
}

function BlockForm({ block, texts }: BlockFormProps) {
  const { form, title, first, summary, actions, isClosed, submit, submitting } = block;
  return (
    <ModelForm form={form} label={title} first={first ? form.fields[0]?.name : undefined}>
      {summary && <FactList facts={summary} texts={texts} sums />}
      <Actions actions={actions} sticky={block.leads}>
        <Button type="submit" variant="gold" disabled={isClosed} loading={form.busy}>
          {form.busy ? submitting : submit}
        </Button>
      </Actions>
    </ModelForm>
  );
}

interface FactListProps {
  readonly facts: readonly AccountFact[];
  readonly texts: AccountTexts;
  /** The facts are results of a form. */
  readonly sums?: boolean;
}

function FactList({ facts, texts, sums = false }: FactListProps) {
  return (
    <dl className={css.facts} data-sums={sums ? '' : undefined}>
      {facts.map(({ id, label, value, code, stale, onCopy }) => (
        <div key={id} className={css.fact} data-fact={id}>
          <dt className={css.label}>{label}</dt>
          <dd
            className={css.value}
            data-empty={value === null ? '' : undefined}
            data-code={code ? '' : undefined}
            translate={code ? 'no' : undefined}
          >
            {/* Masked values have a direction of their own. */}
            {stale ? <Amount value={value} stale={texts.stale} /> : <bdi>{value ?? texts.notSet}</bdi>}
          </dd>
          {onCopy && value !== null && (
            <dd className={css.copy}>
              <IconButton label={`${texts.copy}: ${label}`} icon={<Icon name="lucide:copy" />} onClick={onCopy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
